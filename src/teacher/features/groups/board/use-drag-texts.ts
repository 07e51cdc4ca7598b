import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Group, Student } from '../arrangement.ts';
import { groupMessages } from '../messages.ts';

/** What a screen reader says about dragging students: how it works, and each step of it. */
export function useDragTexts(groups: readonly Group[], students: ReadonlyMap<number, Student>) {
  const t = useMessages(groupMessages);
  const nameOf = (id: UniqueIdentifier) => students.get(Number(id))?.name ?? '';
  const nameGroup = (key: UniqueIdentifier | undefined) =>
    groups.find((group) => group.key === key)?.name ?? t('unassigned');
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked_up', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => t('over', { name: nameOf(active.id), group: nameGroup(over?.id) }),
    onDragEnd: ({ active, over }) => t('put_down', { name: nameOf(active.id), group: nameGroup(over?.id) }),
    onDragCancel: ({ active }) => t('cancelled', { name: nameOf(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('how') } };
}
