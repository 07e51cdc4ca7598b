import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { groupMessages } from '../messages.ts';

type LeaderButtonProps = { name: string; isLeader: boolean; isLocked: boolean; onToggleLeader: () => void };

/** A star that makes a student the leader of the group, or no longer the leader. */
export function LeaderButton({ name, isLeader, isLocked, onToggleLeader }: LeaderButtonProps) {
  const t = useMessages(groupMessages);
  const Star = isLeader ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      color={isLeader ? 'orange' : 'gray'}
      size={32}
      disabled={isLocked}
      aria-pressed={isLeader}
      aria-label={t(isLeader ? 'no_leader' : 'make_leader', { name })}
      title={t('leader')}
      onClick={onToggleLeader}
    >
      <Star size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
