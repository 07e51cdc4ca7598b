import { Button, Modal } from '@mantine/core';
import { FileList } from '#parts/attachments/file-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from './files.module.css';
import { filesMessages } from './files-messages.ts';
import { type GalleryFile, mediaGroupOf } from './gallery-items.ts';

type LargeFileProps = {
  file: GalleryFile;
  label: string;
  number: number;
  count: number;
  /** Moves by a number of files. */
  onStep: (by: number) => void;
  onClose: () => void;
};

/** The label with the extension of the file, whose own name may tell who took it. */
const nameAs = (label: string, { name }: GalleryFile): string => `${label}${/\.\w+$/.exec(name)?.[0] ?? ''}`;

/** One file as large as the screen allows, with the ones before and after it a button away. */
export function LargeFile({ file, label, number, count, onStep, onClose }: LargeFileProps) {
  const t = useMessages(filesMessages);
  return (
    <Modal opened size="xl" title={label} closeButtonProps={{ 'aria-label': t('close') }} onClose={onClose}>
      {mediaGroupOf(file) === 'image' ? (
        <img className={styles.picture} src={mediaUrl(file.url)} alt={label} />
      ) : (
        <FileList key={file.id} files={[{ ...file, name: nameAs(label, file) }]} mediaUrl={mediaUrl} />
      )}
      <div className={styles.steps}>
        <Button variant="default" disabled={number === 1} onClick={() => onStep(-1)}>
          {t('previous')}
        </Button>
        <span>{t('position', { number, count })}</span>
        <Button variant="default" disabled={number === count} onClick={() => onStep(1)}>
          {t('next')}
        </Button>
      </div>
    </Modal>
  );
}
