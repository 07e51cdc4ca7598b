import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';
import { GroupName } from './group-name.tsx';

type GroupHeadProps = {
  name: string;
  /** Number of students in the group. */
  studentCount: number;
  isLocked: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
};

/** The name of a group, the number of its students, and a button that removes it. */
export function GroupHead({ name, studentCount, isLocked, onRename, onRemove }: GroupHeadProps) {
  const t = useMessages(groupMessages);
  return (
    <>
      <GroupName name={name} isLocked={isLocked} onRename={onRename} />
      <span className={styles.count}>{studentCount}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        disabled={isLocked}
        aria-label={t('remove_group', { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
