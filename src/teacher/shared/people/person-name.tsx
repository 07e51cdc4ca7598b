import { defineMessages } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { chooseName } from './display-name.ts';
import styles from './person-name.module.css';

/** Names of students and guests. Guests are marked as such, because they typed their names themselves. */

export type NamedPerson = {
  student_name: string;
  /** Empty if the school provides none. */
  student_name_eng: string;
  class_number: number | null;
  is_guest: boolean;
};

export const personMessages = defineMessages({
  guest: { en: 'Guest', 'zh-hk': '訪客', 'zh-cn': '访客' },
  named_guest: { en: '{name} (guest)', 'zh-hk': '{name}（訪客）', 'zh-cn': '{name}（访客）' },
});

/** Beside the name of a guest; nothing beside that of a member. */
export function GuestBadge({ person }: { person: NamedPerson }) {
  const t = useMessages(personMessages);
  return person.is_guest ? <span className={styles.guest}>{t('guest')}</span> : null;
}

/** `isHidden` shows dots instead of the name, for a projector. */
export function PersonName({ person, isHidden = false }: { person: NamedPerson; isHidden?: boolean }) {
  const language = useLanguage();
  const name = chooseName(person.student_name, person.student_name_eng, language);
  return (
    <span className={styles.name}>
      {isHidden ? '•••' : name} <GuestBadge person={person} />
    </span>
  );
}

/** Returns a function that names a person as plain text. */
export function useNamePerson(): (person: NamedPerson) => string {
  const t = useMessages(personMessages);
  const language = useLanguage();
  return ({ student_name, student_name_eng, is_guest }) => {
    const name = chooseName(student_name, student_name_eng, language);
    return is_guest ? t('named_guest', { name }) : name;
  };
}
