import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import type { AttachedKind } from './attached-kind.ts';
import styles from './attachments.module.css';
import { attachmentMessages } from './messages.ts';
import { canRecord, RecordButton } from './record-button.tsx';

type AddFilesProps = {
  kinds: readonly AttachedKind[];
  isBusy: boolean;
  onFiles: (files: readonly File[], kind: AttachedKind) => Promise<void>;
  onProblem: (text: string) => void;
};

/** Values for `accept`. Phones convert pictures to JPEG if `accept` names only formats like these. */
const accepted: Record<AttachedKind, string> = {
  picture: 'image/jpeg,image/png,image/gif,image/webp',
  sound: 'audio/*,.mp3,.m4a,.wav,.ogg,.webm',
  video: 'video/mp4,video/quicktime,.mp4,.mov,.3gp',
  document: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx',
};

/** Buttons to choose files, or to make them with the device's camera or microphone. */
export function AddFiles({ kinds, isBusy, onFiles, onProblem }: AddFilesProps) {
  const t = useMessages(attachmentMessages);
  const ways: Record<AttachedKind, ReactNode> = {
    picture: <CameraButton kind="picture" {...{ isBusy, onFiles }} />,
    video: <CameraButton kind="video" {...{ isBusy, onFiles }} />,
    sound: canRecord() && (
      <RecordButton
        isBusy={isBusy}
        onRecorded={(file) => void onFiles([file], 'sound')}
        onProblem={onProblem}
      />
    ),
    document: null,
  };
  return (
    <div className={styles.ways}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.way}>
          {ways[kind]}
          <PickButton
            label={t(`choose_${kind}`)}
            look={ways[kind] ? 'plain' : 'soft'}
            accept={accepted[kind]}
            multiple
            busy={isBusy}
            onFiles={(files) => void onFiles(files, kind)}
          />
        </div>
      ))}
    </div>
  );
}

type CameraButtonProps = Pick<AddFilesProps, 'isBusy' | 'onFiles'> & { kind: 'picture' | 'video' };

/** Shown on phones and tablets only, because other devices would open a file dialog. */
function CameraButton({ kind, isBusy, onFiles }: CameraButtonProps) {
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
