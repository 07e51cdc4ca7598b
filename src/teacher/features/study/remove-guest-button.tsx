import { IconUserX } from '@tabler/icons-react';
import type { NamedPerson } from '#teacher/shared/people/person-name.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
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
    <Button look="soft-danger" onClick={() => removeGuest(person)}>
      <IconUserX size={20} aria-hidden="true" />
      {t('remove_guest')}
    </Button>
  );
}
