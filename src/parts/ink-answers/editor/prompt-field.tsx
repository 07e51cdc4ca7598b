import { FormattedLines } from '#parts/quiz-questions/editor-fields/formatted-lines.tsx';
import { editorMessages as fieldMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { PictureBox } from '#parts/quiz-questions/editor-fields/picture-box.tsx';
import { toPicture, type UploadFile, useUpload } from '#parts/quiz-questions/editor-fields/use-upload.ts';
import { bodyMaxLength } from '#parts/quiz-questions/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import type { FieldProps } from './field-props.ts';

/** What to draw: words, a picture, or both. A picture may be dropped or pasted anywhere on it. */
export function PromptField({
  drawing,
  errorAt,
  update,
  uploadFile,
}: FieldProps & { uploadFile: UploadFile }) {
  const t = useMessages(editorMessages);
  const tField = useMessages(fieldMessages);
  const { isUploading, error, upload } = useUpload(uploadFile, 'picture');
  const addPicture = (files: File[]) =>
    upload(files, 1, async (arrivedFile) => {
      const picture = await toPicture(arrivedFile);
      update((current) => ({ picture: { ...picture, alt: current.picture?.alt ?? '' } }));
    });
  return (
    <FileTarget className={styles.group} onFiles={(files) => void addPicture(files)}>
      <FormattedLines
        text={drawing.prompt}
        label={t('prompt')}
        placeholder={t('prompt_placeholder')}
        rows={2}
        maxLength={bodyMaxLength}
        field="prompt"
        error={errorAt('prompt')}
        uploadFile={uploadFile}
        onChange={(prompt) => update(() => ({ prompt }))}
      />
      <PictureBox
        picture={drawing.picture ?? undefined}
        field="picture"
        altLabel={tField('picture_alt')}
        isBusy={isUploading}
        error={error || undefined}
        onFiles={(files) => void addPicture(files)}
        onChange={(picture) => update(() => ({ picture: picture ?? null }))}
      />
    </FileTarget>
  );
}
