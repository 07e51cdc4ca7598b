import { useMessages } from '#ui/i18n/use-messages.ts';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import type { AttachedKind } from './attached-kind.ts';
import styles from './attachments.module.css';
import { attachmentMessages } from './messages.ts';

type CameraButtonProps = {
  kind: 'picture' | 'video';
  isBusy: boolean;
  onFiles: (files: readonly File[], kind: AttachedKind) => Promise<void>;
};

/** Takes a picture or a video. Shown on phones and tablets only, because other devices would open a file dialog. */
export function CameraButton({ kind, isBusy, onFiles }: CameraButtonProps) {
  const t = useMessages(attachmentMessages);
  return (
    <span className={styles.camera}>
      <PickButton
        label={t(`take_${kind}`)}
        look="soft"
        accept={kind === 'picture' ? 'image/*' : 'video/*'}
        busy={isBusy}
        isCamera
        onFiles={(files) => void onFiles(files, kind)}
      />
    </span>
  );
}
