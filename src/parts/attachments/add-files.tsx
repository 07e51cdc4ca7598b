import type { ReactNode } from 'react';
import type { AttachedKind } from './attached-kind.ts';
import styles from './attachments.module.css';
import { CameraButton } from './camera-button.tsx';
import { ChooseButton } from './choose-button.tsx';
import { canRecord, RecordButton } from './record-button.tsx';

type AddFilesProps = {
  kinds: readonly AttachedKind[];
  isBusy: boolean;
  onFiles: (files: readonly File[], kind: AttachedKind) => Promise<void>;
  onProblem: (text: string) => void;
};

/** Buttons to choose files, or to make them with the device's camera or microphone. */
export function AddFiles({ kinds, isBusy, onFiles, onProblem }: AddFilesProps) {
  const captureButtons: Record<AttachedKind, ReactNode> = {
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
          <span>{captureButtons[kind]}</span>
          <ChooseButton
            kind={kind}
            hasCaptureButton={Boolean(captureButtons[kind])}
            {...{ isBusy, onFiles }}
          />
        </div>
      ))}
    </div>
  );
}
