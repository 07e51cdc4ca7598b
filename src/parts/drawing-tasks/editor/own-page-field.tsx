import { Button } from '@mantine/core';
import { useId } from 'react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { toDropAreaProps } from '#parts/editor-parts/upload-offers.ts';
import { type ArrivedFile, useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { ConversionProgress } from '#ui/upload/conversion/conversion-progress.tsx';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import type { OwnPage, PageFields } from '../task/model.ts';
import { findDocumentPages } from '../task/resolve-page.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { taskFieldMessages } from './messages.ts';

export type OwnPageProps = Pick<EditorProps, 'uploadFile' | 'uploads'> & {
  conversionResults: ConversionResults;
};

async function toOwnPage({ file, kind, stored }: ArrivedFile): Promise<OwnPage> {
  const { url, name } = stored;
  if (kind === 'document') return { kind, media: url, name, page: 0 };
  return { kind: 'picture', image: { url, ...(await measurePicture(file, stored)) } };
}

/** A picture or a document of the teacher's; of a document one page. */
export function OwnPageField(props: FieldProps<PageFields> & OwnPageProps) {
  const { task, errorAt, update, uploadFile, uploads } = props;
  const t = useMessages(taskFieldMessages);
  const upload = useMixedUpload(uploadFile, uploads);
  const { own_page: ownPage } = task;
  const onArrival = async (arrived: ArrivedFile) => {
    const own_page = await toOwnPage(arrived);
    update(() => ({ own_page }));
  };
  const error = errorAt('own_page');
  return (
    <>
      {ownPage ? (
        <div className={styles.ownPage} data-field="own_page" tabIndex={-1}>
          {ownPage.kind === 'picture' ? (
            <OwnPicture image={ownPage.image} />
          ) : (
            <DocumentPages {...props} ownPage={ownPage} />
          )}
          <Button variant="subtle" color="red" onClick={() => update(() => ({ own_page: null }))}>
            {t('remove_page')}
          </Button>
        </div>
      ) : (
        <DropArea
          {...toDropAreaProps(uploads)}
          busy={upload.isUploading}
          field="own_page"
          onFiles={(files) => void upload.upload(files.slice(0, 1), { onArrival })}
        >
          <p className={styles.hint}>{t('own_page_hint')}</p>
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

function OwnPicture({ image }: { image: Extract<OwnPage, { kind: 'picture' }>['image'] }) {
  const t = useMessages(taskFieldMessages);
  return (
    <img
      className={styles.ownPicture}
      src={mediaUrl(image.url)}
      width={image.width}
      height={image.height}
      alt={t('own_picture')}
    />
  );
}

type DocumentPagesProps = FieldProps<PageFields> &
  OwnPageProps & { ownPage: Extract<OwnPage, { kind: 'document' }> };

/** The pages of a document, one of them chosen. */
function DocumentPages({ ownPage, conversionResults, update }: DocumentPagesProps) {
  const t = useMessages(taskFieldMessages);
  const radioName = useId();
  const { media, name } = ownPage;
  const pages = findDocumentPages(media, conversionResults);
  if (!pages) return <ConversionProgress media={media} name={name} />;
  const label = t('pages_of', { name });
  return (
    <div className={styles.documentPages}>
      <p>{label}</p>
      <div className={styles.thumbs} role="radiogroup" aria-label={label}>
        {pages.map(({ thumb }, page) => (
          <label key={thumb.url} className={styles.thumb}>
            <input
              type="radio"
              name={radioName}
              aria-label={t('page_number', { number: page + 1 })}
              checked={ownPage.page === page}
              onChange={() => update(() => ({ own_page: { ...ownPage, page } }))}
            />
            <img src={mediaUrl(thumb.url)} width={thumb.width} height={thumb.height} alt="" loading="lazy" />
            <span aria-hidden="true">{page + 1}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
