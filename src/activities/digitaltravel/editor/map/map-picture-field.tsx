import { useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { toDropAreaProps } from '#parts/editor-parts/upload-offers.ts';
import { type ArrivedFile, useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import type { Trip } from '../../model.ts';
import styles from './map.module.css';
import { mapMessages } from './map-messages.ts';

type MapPictureFieldProps = Pick<EditorProps<Trip>, 'uploadFile' | 'uploads'> & {
  picture: Trip['map_picture'];
  error: string | undefined;
  onChange: (picture: NonNullable<Trip['map_picture']>) => void;
};

/** Uploads the picture of the map, and replaces it. Pins stay where they are. */
export function MapPictureField({ picture, error, uploadFile, uploads, onChange }: MapPictureFieldProps) {
  const t = useMessages(mapMessages);
  const offers = uploads.filter(({ kind }) => kind === 'picture');
  const upload = useMixedUpload(uploadFile, offers);
  const [isReplacing, setReplacing] = useState(false);
  async function takePicture({ file, stored }: ArrivedFile): Promise<void> {
    onChange({ url: stored.url, ...(await measurePicture(file, stored)), alt: '' });
    setReplacing(false);
  }
  return (
    <>
      {picture && (
        <Button
          look="soft"
          data-field={isReplacing ? undefined : 'map_picture'}
          aria-expanded={isReplacing}
          onClick={() => setReplacing(!isReplacing)}
        >
          {t(isReplacing ? 'keep_picture' : 'replace_picture')}
        </Button>
      )}
      {(!picture || isReplacing) && (
        <DropArea
          {...toDropAreaProps(offers)}
          busy={upload.isUploading}
          field="map_picture"
          onFiles={(files) => void upload.upload(files.slice(0, 1), { onArrival: takePicture })}
        >
          <p className={styles.note}>{t('add_picture')}</p>
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
