import { Button, FileButton, TextInput } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { RemoveRow } from '#parts/quiz-questions/editor-fields/remove-row.tsx';
import { toPicture, useUpload } from '#parts/quiz-questions/editor-fields/use-upload.ts';
import { altMaxLength } from '#parts/quiz-questions/limits.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import { clipartMax } from '../limits.ts';
import { addTo, changeIn, removeFrom } from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { ListError } from './list-error.tsx';
import type { PartProps } from './part-props.ts';

const acceptedTypes = 'image/png,image/jpeg,image/gif';

/** Pictures that students may use any number of times. */
export function ClipartField({ task, errorAt, onChange, uploadFile }: PartProps) {
  const t = useMessages(editorMessages);
  const { isUploading, error, upload } = useUpload(uploadFile, 'picture');
  const { clipart } = task;
  const add = (files: File[]) =>
    void upload(files, Math.max(0, clipartMax - clipart.length), async (arrived) => {
      onChange(addTo('clipart', { id: createId(), ...(await toPicture(arrived)) }));
    });
  return (
    <FileTarget onFiles={add}>
      <fieldset className={styles.list}>
        <legend>{t('clipart')}</legend>
        <p className={styles.hint}>{t('clipart_hint')}</p>
        {clipart.map((picture, index) => {
          const number = index + 1;
          return (
            <div key={picture.id} className={styles.row}>
              <img
                className={styles.thumb}
                src={mediaUrl(picture.url)}
                width={picture.width}
                height={picture.height}
                alt=""
              />
              <TextInput
                className={styles.fields}
                aria-label={t('clipart_alt', { number })}
                placeholder={t('clipart_alt', { number })}
                maxLength={altMaxLength}
                value={picture.alt}
                onChange={({ currentTarget: { value } }) =>
                  onChange(changeIn('clipart', picture.id, (current) => ({ ...current, alt: value })))
                }
              />
              <RemoveRow
                label={t('remove_clipart', { number })}
                onRemove={() => onChange(removeFrom('clipart', picture.id))}
              />
            </div>
          );
        })}
        <FileButton multiple accept={acceptedTypes} onChange={(files) => files.length > 0 && add(files)}>
          {({ onClick }) => (
            <Button
              className={styles.add}
              variant="light"
              leftSection={<IconPhotoPlus size={20} aria-hidden />}
              loading={isUploading}
              disabled={clipart.length >= clipartMax}
              data-field="clipart"
              onClick={onClick}
            >
              {t('add_clipart')}
            </Button>
          )}
        </FileButton>
        <ListError error={error || errorAt('clipart')} />
      </fieldset>
    </FileTarget>
  );
}
