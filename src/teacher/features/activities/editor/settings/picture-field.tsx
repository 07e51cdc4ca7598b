import { Button, FileButton, Input } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { CameraButton } from '#ui/upload/pick/camera-button.tsx';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import { uploadFile } from '#ui/upload/upload-file.ts';
import styles from './settings-form.module.css';

type PictureFieldProps = {
  label: string;
  hint: string;
  url: string;
  /** Address of the picture that stands for an empty `url`. */
  defaultSrc: string | undefined;
  shape: 'square' | 'wide';
  onChange: (url: string) => void;
};

/** One picture, uploaded as soon as it is chosen. Until then, and once it is removed, the default one is shown. */
export function PictureField({ label, hint, url, defaultSrc, shape, onChange }: PictureFieldProps) {
  const t = useMessages(editorMessages);
  const labelId = useId();
  const shownSrc = url ? mediaUrl(url) : defaultSrc;
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const uploadPicture = async (file: File | null | undefined) => {
    if (!file) return;
    setUploading(true);
    setError(undefined);
    try {
      onChange((await uploadFile(file, 'picture')).url);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
    setUploading(false);
  };
  return (
    <Input.Wrapper
      label={label}
      withAsterisk
      description={hint}
      error={error}
      labelElement="div"
      labelProps={{ id: labelId }}
    >
      <FileTarget onFiles={([file]) => void uploadPicture(file)}>
        <fieldset className={styles.picture} aria-labelledby={labelId}>
          {shownSrc && <img src={shownSrc} alt="" data-shape={url ? shape : 'square'} />}
          <div className={styles.pictureButtons}>
            <FileButton accept="image/jpeg,image/png,image/gif" onChange={uploadPicture}>
              {(props) => (
                <Button
                  {...props}
                  variant="light"
                  loading={isUploading}
                  leftSection={<IconPhotoPlus size={20} aria-hidden="true" />}
                >
                  {t(url ? 'replace_picture' : 'choose_picture')}
                </Button>
              )}
            </FileButton>
            <CameraButton busy={isUploading} onFiles={([file]) => void uploadPicture(file)} />
            {url ? (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={18} aria-hidden="true" />}
                onClick={() => onChange('')}
              >
                {t('remove_picture')}
              </Button>
            ) : (
              <span className={styles.types}>{t('picture_types')}</span>
            )}
          </div>
        </fieldset>
      </FileTarget>
    </Input.Wrapper>
  );
}
