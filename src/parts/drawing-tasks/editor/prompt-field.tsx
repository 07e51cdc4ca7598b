import type { RichText } from '#parts/formatted-text/rich-text.ts';
import type { Picture } from '#parts/quiz-questions/common/schema.ts';
import { FormattedLines } from '#parts/quiz-questions/editor-fields/formatted-lines.tsx';
import { editorMessages as fieldMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { PictureBox } from '#parts/quiz-questions/editor-fields/picture-box.tsx';
import { toPicture, type UploadFile, useUpload } from '#parts/quiz-questions/editor-fields/use-upload.ts';
import { bodyMaxLength } from '#parts/quiz-questions/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import styles from './fields.module.css';

type PromptFieldProps = {
  prompt: RichText;
  picture: Picture | null;
  label: string;
  placeholder: string;
  error: string | undefined;
  /** What stands before `prompt` and `picture` in `data-field`. */
  path?: string;
  uploadFile: UploadFile;
  onPrompt: (prompt: RichText) => void;
  onPicture: (change: (current: Picture | null) => Picture | null) => void;
};

/** What to do: words, a picture, or both. A picture may be dropped or pasted anywhere on it. */
export function PromptField(props: PromptFieldProps) {
  const { prompt, picture, path = '', uploadFile, onPrompt, onPicture } = props;
  const tField = useMessages(fieldMessages);
  const { isUploading, error, upload } = useUpload(uploadFile, 'picture');
  const addPicture = (files: File[]) =>
    upload(files, 1, async (arrivedFile) => {
      const arrived = await toPicture(arrivedFile);
      onPicture((current) => ({ ...arrived, alt: current?.alt ?? '' }));
    });
  return (
    <FileTarget className={styles.group} onFiles={(files) => void addPicture(files)}>
      <FormattedLines
        text={prompt}
        label={props.label}
        placeholder={props.placeholder}
        rows={2}
        maxLength={bodyMaxLength}
        field={`${path}prompt`}
        error={props.error}
        uploadFile={uploadFile}
        onChange={onPrompt}
      />
      <PictureBox
        picture={picture ?? undefined}
        field={`${path}picture`}
        altLabel={tField('picture_alt')}
        isBusy={isUploading}
        error={error || undefined}
        onFiles={(files) => void addPicture(files)}
        onChange={(changed) => onPicture(() => changed ?? null)}
      />
    </FileTarget>
  );
}
