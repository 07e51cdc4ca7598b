import { Modal } from '@mantine/core';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Group, GroupSet } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';
import { PairForm } from './pair-form.tsx';
import { PairList } from './pair-list.tsx';

type PairsDialogProps = { set: GroupSet; groups: readonly Group[]; onClose: () => void };

/** The pairs of students whom new splits keep apart or together. */
export function PairsDialog({ set, groups, onClose }: PairsDialogProps) {
  const t = useMessages(groupMessages);
  const tCommon = useMessages(commonMessages);
  useReturnFocus();
  return (
    <Modal
      opened
      size="lg"
      title={t('pairs_title')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <p className={styles.small}>{t('pairs_text')}</p>
      <PairForm set={set} groups={groups} />
      <PairList set={set} groups={groups} />
    </Modal>
  );
}
