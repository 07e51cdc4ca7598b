import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GroupSet } from './arrangement.ts';
import { GroupBoard } from './board/group-board.tsx';
import { BrokenPairs } from './broken-pairs.tsx';
import type { ClassOption } from './dialogs/copy-target.tsx';
import { SetDialog, type SetDialogName } from './dialogs/set-dialog.tsx';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';
import { SetMenu } from './set-menu.tsx';
import { SetTools } from './set-tools.tsx';
import { useArrangement } from './use-arrangement.ts';

type SetEditorProps = {
  set: GroupSet;
  classes: readonly ClassOption[];
  /** Shows the stored groups again. */
  onReload: () => void;
  onOpen: (setId: number | undefined, classId: number) => void;
};

/** One group set: its groups, and all actions on it. */
export function SetEditor({ set, classes, onReload, onOpen }: SetEditorProps) {
  const t = useMessages(groupMessages);
  const [dialog, setDialog] = useState<SetDialogName>();
  const arrangement = useArrangement(set, onReload);
  const { groups, changeGroups, readVersion } = arrangement;
  const closeDialog = () => setDialog(undefined);
  return (
    <>
      <SetTools set={set} arrangement={arrangement} onOpenDialog={setDialog}>
        <SetMenu set={set} onOpenDialog={setDialog} onOpen={(id) => onOpen(id, set.class_id)} />
      </SetTools>
      {set.is_locked && <p className={styles.small}>{t('locked')}</p>}
      <BrokenPairs set={set} groups={groups} />
      <GroupBoard groups={groups} students={set.students} isLocked={set.is_locked} onChange={changeGroups} />
      {dialog && (
        <SetDialog
          name={dialog}
          groupsVersion={readVersion()}
          onClose={closeDialog}
          {...{ set, groups, classes, onReload, onOpen }}
        />
      )}
    </>
  );
}
