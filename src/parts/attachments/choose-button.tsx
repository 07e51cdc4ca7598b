import { useMessages } from '#ui/i18n/use-messages.ts';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import type { AttachedKind } from './attached-kind.ts';
import { attachmentMessages } from './messages.ts';

/** Values for `accept`. Phones convert pictures to JPEG if `accept` names only formats like these; HEIC is added elsewhere. */
const acceptedTypes: Record<AttachedKind, string> = {
  picture: 'image/jpeg,image/png,image/gif,image/webp',
  sound: 'audio/*,.mp3,.m4a,.wav,.ogg,.webm',
  video: 'video/mp4,video/quicktime,.mp4,.mov,.3gp',
  document: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx',
};

/** Apple's devices make a JPEG of their photos by themselves, unless HEIC is named. */
const makesJpegs = (): boolean => /iPhone|iPad|Macintosh/.test(navigator.userAgent);

function acceptedTypesOf(kind: AttachedKind): string {
  const types = acceptedTypes[kind];
  return kind === 'picture' && !makesJpegs() ? `${types},.heic,.heif` : types;
}

type ChooseButtonProps = {
  kind: AttachedKind;
  /** Another button makes such a file with the device's camera or microphone. */
  hasCaptureButton: boolean;
  isBusy: boolean;
  onFiles: (files: readonly File[], kind: AttachedKind) => Promise<void>;
};

/** A button to choose files of a kind. */
export function ChooseButton({ kind, hasCaptureButton, isBusy, onFiles }: ChooseButtonProps) {
  const t = useMessages(attachmentMessages);
  return (
    <PickButton
      label={t(`choose_${kind}`)}
      look={hasCaptureButton ? 'plain' : 'soft'}
      accept={acceptedTypesOf(kind)}
      multiple
      busy={isBusy}
      onFiles={(files) => void onFiles(files, kind)}
    />
  );
}
