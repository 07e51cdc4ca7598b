import { useMessages } from '#ui/i18n/use-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';
import styles from './camera-button.module.css';
import { PickButton } from './pick-button.tsx';

/** A button that takes a photo. Shown only on phones and tablets, because other devices would open a file dialog. */
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
