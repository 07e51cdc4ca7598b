import { Button, FileButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { shrink, thumbWidth } from '#parts/stored-media/shrink.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { CameraButton } from '#ui/upload/pick/camera-button.tsx';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import { categoryMaxLength } from '../limits.ts';
import { toViewerPage } from '../list-pages.ts';
import type { Ebook } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type BookSettingsProps = Pick<
  EditorProps<Ebook>,
  'content' | 'conversionResults' | 'onChange' | 'uploadFile'
>;

/** Category and cover. */
export function BookSettings({ content, conversionResults, onChange, uploadFile }: BookSettingsProps) {
  const t = useMessages(editorMessages);
  const [uploadState, setState] = useState({ busy: false, error: '' });
  const { cover, category, pages } = content;
  const firstPageThumb = pages[0] && toViewerPage(pages[0], conversionResults)?.thumb;
  const shownCover = cover ? shrink(cover, thumbWidth) : firstPageThumb;

  async function uploadCover(file: File | null | undefined): Promise<void> {
    if (!file) return;
    setState({ busy: true, error: '' });
    try {
      const storedFile = await uploadFile(file, 'picture');
      const uploadedCover = { url: storedFile.url, ...(await measurePicture(file, storedFile)) };
      onChange((book) => ({ ...book, cover: uploadedCover }));
      setState({ busy: false, error: '' });
    } catch (error) {
      setState({ busy: false, error: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <section className={styles.settings}>
      <FileTarget className={styles.cover} onFiles={([file]) => void uploadCover(file)}>
        <div className={styles.coverPicture}>
          {shownCover && <img src={mediaUrl(shownCover.url)} alt="" />}
        </div>
        <div className={styles.coverChoice}>
          <h2 className={styles.addTitle}>{t('cover')}</h2>
          <p className={styles.note}>{t(cover ? 'cover_own' : 'cover_first')}</p>
          <div className={styles.actions}>
            <FileButton accept="image/png,image/jpeg,image/gif" onChange={(file) => void uploadCover(file)}>
              {({ onClick }) => (
                <Button variant="default" loading={uploadState.busy} onClick={onClick}>
                  {t('choose_cover')}
                </Button>
              )}
            </FileButton>
            <CameraButton busy={uploadState.busy} onFiles={([file]) => void uploadCover(file)} />
            {cover && (
              <Button variant="subtle" onClick={() => onChange((book) => ({ ...book, cover: null }))}>
                {t('use_first')}
              </Button>
            )}
          </div>
          <UploadErrors errors={uploadState.error === '' ? [] : [uploadState.error]} />
        </div>
      </FileTarget>
      <TextInput
        className={styles.category}
        label={t('category')}
        placeholder={t('category_hint')}
        maxLength={categoryMaxLength}
        value={category}
        data-field="category"
        onChange={({ currentTarget: { value } }) => onChange((book) => ({ ...book, category: value }))}
      />
    </section>
  );
}
