import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';

type GroupNameProps = { name: string; isLocked: boolean; onRename: (name: string) => void };

/** The name of a group, edited in place. An empty name is not saved. */
export function GroupName({ name, isLocked, onRename }: GroupNameProps) {
  const t = useMessages(groupMessages);
  const [typedName, setTypedName] = useState<string>();
  const saveName = () => {
    const newName = typedName?.trim();
    if (newName && newName !== name) onRename(newName);
    setTypedName(undefined);
  };
  return (
    <input
      className={styles.groupName}
      aria-label={t('name_of_group')}
      maxLength={nameMaxLength}
      disabled={isLocked}
      value={typedName ?? name}
      onChange={(event) => setTypedName(event.currentTarget.value)}
      onBlur={saveName}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
