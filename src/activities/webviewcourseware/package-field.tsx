import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { toDropAreaProps } from '#parts/editor-parts/upload-offers.ts';
import { useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConversionProgress } from '#ui/upload/conversion/conversion-progress.tsx';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import { editorMessages } from './editor-messages.ts';
import type { Site, Webcourseware } from './model.ts';
import styles from './package-field.module.css';

type HtmlPackage = NonNullable<Webcourseware['package']>;

type PackageFieldProps = Pick<EditorProps, 'uploadFile' | 'uploads'> & {
  htmlPackage: Webcourseware['package'];
  /** Null while the package is being unpacked. */
  site: Site | null;
  onChange: (htmlPackage: HtmlPackage) => void;
};

/** Uploads the zip, shows its unpacking, and replaces it by another. */
export function PackageField({ htmlPackage, site, uploads, uploadFile, onChange }: PackageFieldProps) {
  const t = useMessages(editorMessages);
  const upload = useMixedUpload(uploadFile, uploads);
  const [isReplacing, setReplacing] = useState(false);

  async function uploadPackage(files: readonly File[]): Promise<void> {
    await upload.upload(files.slice(0, 1), {
      onArrival: ({ stored: { url, name } }) => {
        if (url !== htmlPackage?.media) onChange({ media: url, name });
        setReplacing(false);
      },
    });
  }

  return (
    <div className={styles.field}>
      {htmlPackage && (
        <PackageCard
          htmlPackage={htmlPackage}
          isReplacing={isReplacing}
          site={site}
          onReplace={() => setReplacing(!isReplacing)}
        />
      )}
      {(!htmlPackage || isReplacing) && (
        <DropArea
          {...toDropAreaProps(uploads)}
          busy={upload.isUploading}
          field="package"
          onFiles={(files) => void uploadPackage(files)}
        >
          <h2 className={styles.title}>{t(htmlPackage ? 'replace' : 'add_title')}</h2>
          <p className={styles.text}>{t('add_text')}</p>
        </DropArea>
      )}
      <UploadErrors errors={upload.errors} />
      <p className={styles.text}>{t('safe')}</p>
    </div>
  );
}

type PackageCardProps = Pick<PackageFieldProps, 'site'> & {
  htmlPackage: HtmlPackage;
  isReplacing: boolean;
  onReplace: () => void;
};

function PackageCard({ htmlPackage, site, isReplacing, onReplace }: PackageCardProps) {
  const t = useMessages(editorMessages);
  const { media, name } = htmlPackage;
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
