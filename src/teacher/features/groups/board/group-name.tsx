import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';

type GroupNameProps = { name: string; isLocked: boolean; onRename: (name: string) => void };

/** The name of a group, to change in place. An empty name is not taken. */
export function GroupName({ name, isLocked, onRename }: GroupNameProps) {
  const t = useMessages(groupMessages);
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    const newName = typed?.trim();
    if (newName && newName !== name) onRename(newName);
    setTyped(undefined);
  };
  return (
    <input
      className={styles.groupName}
      aria-label={t('name_of_group')}
      maxLength={nameMaxLength}
      disabled={isLocked}
      value={typed ?? name}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
