import { Button, CloseButton, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { examAttachmentsMax } from '#contract/limits.ts';
import type { UploadFile } from '#parts/quiz-questions/editor-fields/use-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import type { Attachment } from '../exam-item.ts';
import styles from './create.module.css';
import { createMessages } from './create-messages.ts';
import { useAttach } from './use-attach.ts';

type AttachmentsFieldProps = {
  attachments: readonly Attachment[];
  onChange: (change: (attachments: Attachment[]) => Attachment[]) => void;
  uploadFile: UploadFile;
};

/** Files that belong to the question, for its teachers. */
export function AttachmentsField({ attachments, onChange, uploadFile }: AttachmentsFieldProps) {
  const t = useMessages(createMessages);
  const { isUploading, error, attach } = useAttach(uploadFile, onChange);
  const room = examAttachmentsMax - attachments.length;
  return (
    <section className={styles.attachments}>
      <h3>{t('attachments')}</h3>
      <p className={styles.note}>{t('attachments_text')}</p>
      <ul>
        {attachments.map(({ url, name }) => (
          <li key={url}>
            <a href={mediaUrl(url)} target="_blank" rel="noreferrer">
              {name}
            </a>
            <CloseButton
              aria-label={t('remove_file', { name })}
              onClick={() => onChange((all) => all.filter((one) => one.url !== url))}
            />
          </li>
        ))}
      </ul>
      {room > 0 && (
        <FileButton multiple onChange={(files) => void attach(files.slice(0, room))}>
          {({ onClick }) => (
            <Button
              variant="default"
              leftSection={<IconPaperclip size={20} aria-hidden />}
              loading={isUploading}
              onClick={onClick}
            >
              {t('add_files')}
            </Button>
          )}
        </FileButton>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
