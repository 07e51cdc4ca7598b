import { Modal } from '@mantine/core';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { joinMessages } from './join-messages.ts';
import { JoinView } from './join-view.tsx';

/** Wide enough for the code and the QR code side by side. */
export const joinPanelSize = '60rem';

type JoinPanelProps = {
  courseware: CoursewareItem;
  className: string;
  onClose: () => void;
  opener: string;
};

/** The dialog that shows a class how to join. */
export function JoinPanel({ courseware, className, onClose, opener }: JoinPanelProps) {
  const t = useMessages(joinMessages);
  const tCommon = useMessages(commonMessages);
  useReturnFocus(opener, { isFallback: true });
  return (
    <Modal
      opened
      size={joinPanelSize}
      title={t('title', { name: courseware.name })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <JoinView courseware={courseware} className={className} onWatch={onClose} />
    </Modal>
  );
}
