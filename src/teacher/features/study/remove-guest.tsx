import { ActionIcon, Button } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import type { NamedPerson } from '#teacher/shared/people/person-name.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { studyMessages } from './messages.ts';
import { useRemoveGuests } from './use-remove-guests.ts';

type ListedPerson = NamedPerson & { user_id: number };

/** A button beside the name of a guest in a table; renders nothing for a member. */
export function RemoveGuestIcon({
  person,
  coursewareId,
  isHidden = false,
  className,
}: {
  person: ListedPerson;
  coursewareId: number;
  isHidden?: boolean;
  className?: string | undefined;
}) {
  const t = useMessages(studyMessages);
  const { removeGuest } = useRemoveGuests(coursewareId);
  if (!person.is_guest) return null;
  const shown = isHidden ? { ...person, student_name: '•••' } : person;
  return (
    <ActionIcon
      className={className ?? ''}
      size={36}
      style={{ verticalAlign: 'middle' }}
      variant="subtle"
      color="red"
      aria-label={t('remove_guest_named', { name: shown.student_name })}
      title={t('remove_guest')}
      onClick={() => removeGuest(shown)}
    >
      <IconUserX size={20} aria-hidden="true" />
    </ActionIcon>
  );
}

/** A button above the work of one guest. */
export function RemoveGuestButton({
  person,
  coursewareId,
  onRemoved,
}: {
  person: ListedPerson;
  coursewareId: number;
  onRemoved: () => void;
}) {
  const t = useMessages(studyMessages);
  const { removeGuest } = useRemoveGuests(coursewareId, onRemoved);
  if (!person.is_guest) return null;
  return (
    <Button
      variant="light"
      color="red"
      leftSection={<IconUserX size={20} aria-hidden="true" />}
      onClick={() => removeGuest(person)}
    >
      {t('remove_guest')}
    </Button>
  );
}

/** A button after the grid's last row, if there are several guests. */
export function RemoveAllGuests({
  people,
  coursewareId,
}: {
  people: readonly ListedPerson[];
  coursewareId: number;
}) {
  const t = useMessages(studyMessages);
  const { removeAll } = useRemoveGuests(coursewareId);
  const count = people.filter(({ is_guest }) => is_guest).length;
  if (count < 2) return null;
  return (
    <Button
      size="xs"
      variant="subtle"
      color="red"
      leftSection={<IconUserX size={18} aria-hidden="true" />}
      onClick={() => removeAll(count)}
    >
      {t('remove_all_guests', { count })}
    </Button>
  );
}
