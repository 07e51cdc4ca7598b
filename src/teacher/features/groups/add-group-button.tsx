import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { groupsMax } from '#contract/limits.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Group } from './arrangement.ts';
import { groupMessages } from './messages.ts';

type AddGroupButtonProps = {
  groups: readonly Group[];
  isLocked: boolean;
  onChange: (groups: readonly Group[]) => void;
};

/** Adds an empty group. */
export function AddGroupButton({ groups, isLocked, onChange }: AddGroupButtonProps) {
  const t = useMessages(groupMessages);
  const addGroup = () => {
    const name = t('group_name', { number: groups.length + 1 });
    onChange([...groups, { id: null, key: randomKey(), name, leader_id: null, members: [] }]);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      disabled={isLocked || groups.length >= groupsMax}
      onClick={addGroup}
    >
      {t('add_group')}
    </Button>
  );
}
