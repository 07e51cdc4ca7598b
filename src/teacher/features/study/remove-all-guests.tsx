import { IconUserX } from '@tabler/icons-react';
import type { NamedPerson } from '#teacher/shared/people/person-name.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { studyMessages } from './messages.ts';
import { useRemoveGuests } from './use-remove-guests.ts';

type ListedPerson = NamedPerson & { user_id: number };

/** A button after the grid's last row, if there are several guests. */
export function RemoveAllGuests({
  people,
  coursewareId,
}: {
  people: readonly ListedPerson[];
  coursewareId: number;
}) {
  const t = useMessages(studyMessages);
  const { removeAllGuests } = useRemoveGuests(coursewareId);
  const count = people.filter(({ is_guest }) => is_guest).length;
  if (count < 2) return null;
  return (
    <Button small look="soft-danger" onClick={() => removeAllGuests(count)}>
      <IconUserX size={18} aria-hidden="true" />
      {t('remove_all_guests', { count })}
    </Button>
  );
}
