import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { joinOffers } from '#parts/editor-parts/choose-kind.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConversionProgress } from '#ui/upload/conversion/conversion-progress.tsx';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import type { EditorProps } from '../activity-type.ts';
import { editorMessages } from './editor-messages.ts';
import type { Site, Webcourseware } from './model.ts';
import styles from './package-field.module.css';

type Given = NonNullable<Webcourseware['package']>;

type PackageFieldProps = Pick<EditorProps, 'uploadFile' | 'uploads'> & {
  given: Webcourseware['package'];
  /** null while it is being unpacked. */
  site: Site | null;
  onGive: (given: Given) => void;
};

/** The zip: uploaded, unpacked, and replaced by another. */
export function PackageField({ given, site, uploads, uploadFile, onGive }: PackageFieldProps) {
  const t = useMessages(editorMessages);
  const upload = useMixedUpload(uploadFile, uploads);
  const [isReplacing, setReplacing] = useState(false);

  async function take(files: readonly File[]): Promise<void> {
    await upload.upload(files.slice(0, 1), {
      onArrival: ({ stored: { url, name } }) => {
        if (url !== given?.media) onGive({ media: url, name });
        setReplacing(false);
      },
    });
  }

  return (
    <div className={styles.field}>
      {given && (
        <PackageCard
          given={given}
          isReplacing={isReplacing}
          site={site}
          onReplace={() => setReplacing(!isReplacing)}
        />
      )}
      {(!given || isReplacing) && (
        <DropArea
          {...joinOffers(uploads)}
          busy={upload.busy}
          field="package"
          onFiles={(files) => void take(files)}
        >
          <h2 className={styles.title}>{t(given ? 'replace' : 'add_title')}</h2>
          <p className={styles.text}>{t('add_text')}</p>
        </DropArea>
      )}
      <UploadErrors errors={upload.errors} />
      <p className={styles.text}>{t('safe')}</p>
    </div>
  );
}

type PackageCardProps = Pick<PackageFieldProps, 'site'> & {
  given: Given;
  isReplacing: boolean;
  onReplace: () => void;
};

function PackageCard({ given, site, isReplacing, onReplace }: PackageCardProps) {
  const t = useMessages(editorMessages);
  const { media, name } = given;
  return (
    <div className={styles.card}>
      <IconFileZip className={styles.icon} size={32} aria-hidden="true" />
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {site && <p className={styles.text}>{t('inside', { count: site.files, entry: site.entry })}</p>}
        {!site && <ConversionProgress media={media} name={name} />}
      </div>
      <Button
        look="soft"
        data-field={isReplacing ? undefined : 'package'}
        aria-expanded={isReplacing}
        onClick={onReplace}
      >
        {t(isReplacing ? 'keep' : 'replace')}
      </Button>
    </div>
  );
}
