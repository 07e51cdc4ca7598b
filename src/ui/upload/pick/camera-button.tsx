import { useMessages } from '#ui/i18n/use-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import styles from './camera-button.module.css';

/** Takes a photo. There on phones and tablets only: elsewhere the camera would open a choice of files. */
export function CameraButton({ busy, onFiles }: { busy: boolean; onFiles: (files: File[]) => void }) {
  const t = useMessages(uploadMessages);
  return (
    <span className={styles.camera}>
      <PickButton
        label={t('take_photo')}
        look="plain"
        accept="image/*"
        busy={busy}
        isCamera
        onFiles={onFiles}
      />
    </span>
  );
}
