import { useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { toDropAreaProps } from '#parts/editor-parts/upload-offers.ts';
import { type ArrivedFile, useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import type { SceneKind } from '../../choices.ts';
import type { Stop, Trip } from '../../model.ts';
import { readArrivedFile } from './read-arrived-file.view.ts';
import styles from './stage.module.css';
import { stageMessages } from './stage-messages.ts';

type SceneFileProps = Pick<EditorProps<Trip>, 'uploadFile' | 'uploads'> & {
  kind: Exclude<SceneKind, 'place'>;
  /** Name of the present file; empty for a picture, undefined: there is no file. */
  name: string | undefined;
  /** `data-field` of the issue that the file is missing. */
  field: string;
  error: string | undefined;
  onChange: (changed: Partial<Stop>) => void;
};

/** Uploads what the stop shows, and replaces it. */
export function SceneFile(props: SceneFileProps) {
  const { kind, name, field, error, uploadFile, uploads, onChange } = props;
  const t = useMessages(stageMessages);
  const offers = uploads.filter((offer) => offer.kind === kind);
  const upload = useMixedUpload(uploadFile, offers);
  const [isReplacing, setReplacing] = useState(false);
  const hasFile = name !== undefined;
  async function takeFile(arrived: ArrivedFile): Promise<void> {
    onChange(await readArrivedFile(kind, arrived));
    setReplacing(false);
  }
  return (
    <>
      {hasFile && (
        <div className={styles.row}>
          <span className={styles.name}>{name !== '' && t('file', { name })}</span>
          <Button
            look="soft"
            data-field={isReplacing ? undefined : field}
            aria-expanded={isReplacing}
            onClick={() => setReplacing(!isReplacing)}
          >
            {t(isReplacing ? 'keep' : 'replace')}
          </Button>
        </div>
      )}
      {(!hasFile || isReplacing) && (
        <DropArea
          {...toDropAreaProps(offers)}
          busy={upload.isUploading}
          field={field}
          onFiles={(files) => void upload.upload(files.slice(0, 1), { onArrival: takeFile })}
        >
          <p className={styles.note}>{t(`add_${kind}`)}</p>
        </DropArea>
      )}
      <UploadErrors errors={upload.errors} />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
