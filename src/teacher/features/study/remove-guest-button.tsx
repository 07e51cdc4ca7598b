import { Button } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import type { NamedPerson } from '#teacher/shared/people/person-name.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { studyMessages } from './messages.ts';
import { useRemoveGuests } from './use-remove-guests.ts';

type ListedPerson = NamedPerson & { user_id: number };

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
