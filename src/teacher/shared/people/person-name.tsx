import { defineMessages } from '#contract/language.ts';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './person-name.module.css';

/** How this app names whoever does an activity. Guests are marked in words: their names are what they typed. */

export type NamedPerson = {
  student_name: string;
  /** Empty where the school has given none. */
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

/** `isHidden`: dots in place of the name, for a projector. */
export function PersonName({ person, isHidden = false }: { person: NamedPerson; isHidden?: boolean }) {
  const language = useLanguage();
  const name = chooseName(person.student_name, person.student_name_eng, language);
  return (
    <span className={styles.name}>
      {isHidden ? '•••' : name} <GuestBadge person={person} />
    </span>
  );
}

/** Gives the function that names a person where only text fits. */
export function useNamePerson(): (person: NamedPerson) => string {
  const t = useMessages(personMessages);
  const language = useLanguage();
  return ({ student_name, student_name_eng, is_guest }) => {
    const name = chooseName(student_name, student_name_eng, language);
    return is_guest ? t('named_guest', { name }) : name;
  };
}
