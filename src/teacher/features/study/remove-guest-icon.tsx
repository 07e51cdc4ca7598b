import { IconUserX } from '@tabler/icons-react';
import type { NamedPerson } from '#teacher/shared/people/person-name.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { studyMessages } from './messages.ts';
import styles from './remove-guest-icon.module.css';
import { useRemoveGuests } from './use-remove-guests.ts';

type ListedPerson = NamedPerson & { user_id: number };

type RemoveGuestIconProps = {
  person: ListedPerson;
  coursewareId: number;
  isHidden?: boolean;
  className?: string | undefined;
};

/** A button beside the name of a guest in a table; renders nothing, and asks nothing, for a member. */
export function RemoveGuestIcon(props: RemoveGuestIconProps) {
  return props.person.is_guest ? <GuestIcon {...props} /> : null;
}

function GuestIcon({ person, coursewareId, isHidden = false, className }: RemoveGuestIconProps) {
  const t = useMessages(studyMessages);
  const { removeGuest } = useRemoveGuests(coursewareId);
  const shownPerson = isHidden ? { ...person, student_name: '•••' } : person;
  return (
    <button
      type="button"
      className={`${styles.remove} ${className ?? ''}`}
      aria-label={t('remove_guest_named', { name: shownPerson.student_name })}
      title={t('remove_guest')}
      onClick={() => removeGuest(shownPerson)}
    >
      <IconUserX size={20} aria-hidden="true" />
    </button>
  );
}
