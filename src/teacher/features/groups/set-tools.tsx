import { Button } from '@mantine/core';
import { IconArrowsShuffle, IconHistory, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddGroupButton } from './add-group-button.tsx';
import type { GroupSet } from './arrangement.ts';
import styles from './groups.module.css';
import { LockButton } from './lock-button.tsx';
import { groupMessages } from './messages.ts';
import { UndoButton } from './undo-button.tsx';
import type { useArrangement } from './use-arrangement.ts';

type SetToolsProps = {
  set: GroupSet;
  arrangement: ReturnType<typeof useArrangement>;
  onOpenDialog: (dialog: 'split' | 'pairs' | 'history') => void;
  /** Further actions on the set. */
  children: Elements;
};

/** Buttons that change the groups of a set, show its past ones and lock it. */
export function SetTools({ set, arrangement, onOpenDialog, children }: SetToolsProps) {
  const t = useMessages(groupMessages);
  const { groups, changeGroups, undo, isSaving } = arrangement;
  const renderDialogButton = (dialog: 'pairs' | 'history', icon: ReactNode, disabled = false) => (
    <Button variant="default" leftSection={icon} disabled={disabled} onClick={() => onOpenDialog(dialog)}>
      {t(dialog)}
    </Button>
  );
  return (
    <div className={styles.tools}>
      <Button
        leftSection={<IconArrowsShuffle size={18} aria-hidden="true" />}
        disabled={set.is_locked || isSaving || set.students.length === 0}
        onClick={() => onOpenDialog('split')}
      >
        {t('split')}
      </Button>
      {renderDialogButton('pairs', <IconUsers size={18} aria-hidden="true" />)}
      <AddGroupButton groups={groups} isLocked={set.is_locked} onChange={changeGroups} />
      <UndoButton undo={set.is_locked ? undefined : undo} />
      {renderDialogButton('history', <IconHistory size={18} aria-hidden="true" />, isSaving)}
      <LockButton set={set} />
      {children}
    </div>
  );
}
