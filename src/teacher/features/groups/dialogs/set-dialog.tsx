import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { Group, GroupSet } from '../arrangement.ts';
import { groupMessages } from '../messages.ts';
import { CopySetDialog } from './copy-set-dialog.tsx';
import type { ClassOption } from './copy-target.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { PairsDialog } from './pairs-dialog.tsx';
import { RenameSetDialog } from './rename-set-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';

export type SetDialogName = 'split' | 'pairs' | 'history' | 'rename' | 'copy';

type SetDialogProps = {
  name: SetDialogName;
  set: GroupSet;
  groups: readonly Group[];
  /** The version of the stored groups. */
  groupsVersion: number;
  classes: readonly ClassOption[];
  onReload: () => void;
  onOpen: (setId: number, classId: number) => void;
  onClose: () => void;
};

/** One of the dialogs of a set, by its name. */
export function SetDialog({ name, set, groups, groupsVersion, classes, ...callbacks }: SetDialogProps) {
  const t = useMessages(groupMessages);
  const { onReload, onOpen, onClose } = callbacks;
  const finishSplit = () => {
    showToast('success', t('split_done'));
    onReload();
  };
  const studentCount = set.students.length;
  const dialogByName: Record<SetDialogName, ReactNode> = {
    split: <SplitDialog setId={set.id} onSplit={finishSplit} {...{ groupsVersion, studentCount, onClose }} />,
    pairs: <PairsDialog set={set} groups={groups} onClose={onClose} />,
    history: (
      <HistoryDialog set={set} groupsVersion={groupsVersion} onRestored={onReload} onClose={onClose} />
    ),
    rename: <RenameSetDialog set={set} onRenamed={onClose} onClose={onClose} />,
    copy: <CopySetDialog set={set} classes={classes} onCopied={onOpen} onClose={onClose} />,
  };
  return dialogByName[name];
}
