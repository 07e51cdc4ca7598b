import { Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsShuffle,
  IconDots,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { groupsMax } from '#contract/limits.ts';
import { findBrokenPairs } from '#contract/rules/group-rules.ts';
import { useSend } from '#ui/api/hooks.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { type Group, type GroupSet, nameInGroups } from './arrangement.ts';
import { GroupBoard } from './group-board.tsx';
import styles from './groups.module.css';
import { HistoryDialog } from './history-dialog.tsx';
import { groupMessages } from './messages.ts';
import { PairsDialog } from './pairs-dialog.tsx';
import { CopySetDialog, RenameSetDialog } from './set-dialogs.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { groupReads, useArrangement } from './use-arrangement.ts';
import { useDeleteSet } from './use-delete-set.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

function BrokenPairs({ set, groups }: { set: GroupSet; groups: readonly Group[] }) {
  const t = useMessages(groupMessages);
  const nameOf = (id: number) => nameInGroups(groups, set.students, id);
  const broken = findBrokenPairs(
    groups.map(({ members }) => members),
    set.pairs,
  );
  if (broken.length === 0) return null;
  return (
    <ul role="status" className={styles.warnings}>
      {broken.map(({ first_id, second_id, kind }) => (
        <li key={`${first_id} ${second_id}`}>
          {t(`broken_${kind}`, { first: nameOf(first_id), second: nameOf(second_id) })}
        </li>
      ))}
    </ul>
  );
}

type SetEditorProps = {
  set: GroupSet;
  classes: readonly { class_id: number; class_name: string }[];
  /** Shows the stored groups again. */
  onReload: () => void;
  onOpen: (setId: number | undefined, classId: number) => void;
};

type OpenDialog = 'split' | 'pairs' | 'history' | 'rename' | 'copy';

/** One group set: its groups, and all actions on it. */
export function SetEditor({ set, classes, onReload, onOpen }: SetEditorProps) {
  const t = useMessages(groupMessages);
  const [dialog, setDialog] = useState<OpenDialog>();
  const { groups, change, undo, isSaving, readVersion } = useArrangement(set, onReload);
  const close = () => setDialog(undefined);
  const addGroup = () => {
    const name = t('group_name', { number: groups.length + 1 });
    change([...groups, { id: null, key: randomKey(), name, leader_id: null, members: [] }]);
  };
  const dialogs: Record<OpenDialog, ReactNode> = {
    split: (
      <SplitDialog
        setId={set.id}
        version={readVersion()}
        studentCount={set.students.length}
        onDone={() => {
          showToast('success', t('split_done'));
          onReload();
        }}
        onClose={close}
      />
    ),
    pairs: <PairsDialog set={set} groups={groups} onClose={close} />,
    history: <HistoryDialog set={set} version={readVersion()} onRestored={onReload} onClose={close} />,
    rename: <RenameSetDialog set={set} onDone={close} onClose={close} />,
    copy: <CopySetDialog set={set} classes={classes} onDone={onOpen} onClose={close} />,
  };
  return (
    <>
      <div className={styles.tools}>
        <Button
          leftSection={<IconArrowsShuffle {...icon} />}
          disabled={set.is_locked || isSaving || set.students.length === 0}
          onClick={() => setDialog('split')}
        >
          {t('split')}
        </Button>
        <Button variant="default" leftSection={<IconUsers {...icon} />} onClick={() => setDialog('pairs')}>
          {t('pairs')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus {...icon} />}
          disabled={set.is_locked || groups.length >= groupsMax}
          onClick={addGroup}
        >
          {t('add_group')}
        </Button>
        <UndoButton undo={set.is_locked ? undefined : undo} />
        <Button
          variant="default"
          leftSection={<IconHistory {...icon} />}
          disabled={isSaving}
          onClick={() => setDialog('history')}
        >
          {t('history')}
        </Button>
        <SetMenu set={set} onDialog={setDialog} onOpen={(id) => onOpen(id, set.class_id)} />
      </div>
      {set.is_locked && <p className={styles.small}>{t('locked')}</p>}
      <BrokenPairs set={set} groups={groups} />
      <GroupBoard groups={groups} students={set.students} isLocked={set.is_locked} onChange={change} />
      {dialog && dialogs[dialog]}
    </>
  );
}

function UndoButton({ undo }: { undo: (() => void) | undefined }) {
  const common = useMessages(commonMessages);
  return (
    <Button variant="default" leftSection={<IconArrowBackUp {...icon} />} disabled={!undo} onClick={undo}>
      {common('undo')}
    </Button>
  );
}

type SetMenuProps = {
  set: GroupSet;
  onDialog: (dialog: 'rename' | 'copy') => void;
  onOpen: (setId: number | undefined) => void;
};

function SetMenu({ set, onDialog, onOpen }: SetMenuProps) {
  const t = useMessages(groupMessages);
  const common = useMessages(commonMessages);
  const { mutate } = useSend('POST /group/set_update', { refreshes: groupReads });
  const deleteSet = useDeleteSet(set, onOpen);
  const LockIcon = set.is_locked ? IconLockOpen : IconLock;
  return (
    <>
      <Button
        variant="default"
        leftSection={<LockIcon {...icon} />}
        onClick={() => mutate({ id: set.id, is_locked: !set.is_locked })}
      >
        {t(set.is_locked ? 'unlock' : 'lock')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" aria-label={t('more')} px="sm">
            <IconDots {...icon} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onDialog('rename')}>{t('rename')}</Menu.Item>
          <Menu.Item onClick={() => onDialog('copy')}>{t('copy')}</Menu.Item>
          <Menu.Item disabled={set.position === 1} onClick={() => mutate({ id: set.id, position: 1 })}>
            {t(set.position === 1 ? 'shown_first' : 'show_first')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" disabled={set.is_locked} onClick={deleteSet}>
            {common('delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
