import { Button } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GroupSet } from './arrangement.ts';
import { groupMessages } from './messages.ts';
import { groupReads } from './use-arrangement.ts';

/** Locks a set against changes of its groups, or unlocks it. */
export function LockButton({ set: { id, is_locked } }: { set: GroupSet }) {
  const t = useMessages(groupMessages);
  const { mutate } = useSend('POST /group/set_update', { refreshes: groupReads });
  const LockIcon = is_locked ? IconLockOpen : IconLock;
  return (
    <Button
      variant="default"
      leftSection={<LockIcon size={18} aria-hidden="true" />}
      onClick={() => mutate({ id, is_locked: !is_locked })}
    >
      {t(is_locked ? 'unlock' : 'lock')}
    </Button>
  );
}
