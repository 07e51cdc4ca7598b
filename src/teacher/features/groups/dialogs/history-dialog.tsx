import { Modal } from '@mantine/core';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { GroupSet } from '../arrangement.ts';
import { groupMessages } from '../messages.ts';
import { SavedArrangements } from './saved-arrangements.tsx';

type HistoryDialogProps = {
  set: GroupSet;
  groupsVersion: number;
  onRestored: () => void;
  onClose: () => void;
};

/** The saved arrangements of a set, of which one can be restored. The first is the one on the screen. */
export function HistoryDialog({ set, groupsVersion, onRestored, onClose }: HistoryDialogProps) {
  const t = useMessages(groupMessages);
  const tCommon = useMessages(commonMessages);
  const historyCall = useCall('GET /group/history', { id: set.id }, { reportsInPlace: true });
  useReturnFocus();
  return (
    <Modal
      opened
      size="lg"
      title={t('history')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      {historyCall.isPending && <Skeleton lines={5} height="2.25rem" />}
      {historyCall.error && (
        <LoadError error={historyCall.error} onRetry={() => void historyCall.refetch()} />
      )}
      <SavedArrangements
        set={set}
        groupsVersion={groupsVersion}
        items={historyCall.data?.items ?? []}
        onRestored={onRestored}
      />
    </Modal>
  );
}
