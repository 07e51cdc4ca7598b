import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Group, Student } from '../arrangement.ts';
import { groupMessages } from '../messages.ts';

/** Texts that a screen reader speaks while students are dragged: the instructions, and one for each step. */
export function useDragTexts(groups: readonly Group[], studentById: ReadonlyMap<number, Student>) {
  const t = useMessages(groupMessages);
  const getStudentName = (id: UniqueIdentifier) => studentById.get(Number(id))?.name ?? '';
  const getGroupName = (key: UniqueIdentifier | undefined) =>
    groups.find((group) => group.key === key)?.name ?? t('unassigned');
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked_up', { name: getStudentName(active.id) }),
    onDragOver: ({ active, over }) =>
      t('over', { name: getStudentName(active.id), group: getGroupName(over?.id) }),
    onDragEnd: ({ active, over }) =>
      t('put_down', { name: getStudentName(active.id), group: getGroupName(over?.id) }),
    onDragCancel: ({ active }) => t('cancelled', { name: getStudentName(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('how') } };
}
