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

type HistoryDialogProps = { set: GroupSet; version: number; onRestored: () => void; onClose: () => void };

/** The saved arrangements of a set, of which one can be restored. The first is the one on the screen. */
export function HistoryDialog({ set, version, onRestored, onClose }: HistoryDialogProps) {
  const t = useMessages(groupMessages);
  const common = useMessages(commonMessages);
  const list = useCall('GET /group/history', { id: set.id }, { inPlace: true });
  useReturnFocus();
  return (
    <Modal
      opened
      size="lg"
      title={t('history')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {list.isPending && <Skeleton lines={5} height="2.25rem" />}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <SavedArrangements set={set} version={version} items={list.data?.items ?? []} onRestored={onRestored} />
    </Modal>
  );
}
