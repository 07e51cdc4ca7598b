import { defineMessages, type Language } from '#contract/language.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
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
  /** False for a student with work in a courseware that is no longer for them. */
  is_assigned?: boolean;
  /** Name of the student's group; empty or absent without one. */
  group?: string;
};

export const personMessages = defineMessages({
  guest: { en: 'Guest', 'zh-hk': '訪客', 'zh-cn': '访客' },
  not_assigned: {
    en: 'not assigned any more',
    'zh-hk': '已不在對象內',
    'zh-cn': '已不在对象内',
  },
  named_guest: { en: '{name} (guest)', 'zh-hk': '{name}（訪客）', 'zh-cn': '{name}（访客）' },
});

/** A badge beside guests, and beside students to whom the courseware is no longer assigned. */
export function PersonBadge({ person }: { person: NamedPerson }) {
  const t = useMessages(personMessages);
  if (person.is_guest) return <span className={styles.guest}>{t('guest')}</span>;
  const isNoLongerAssigned = person.is_assigned === false && person.class_number !== null;
  return isNoLongerAssigned ? <span className={styles.guest}>{t('not_assigned')}</span> : null;
}

/** The person's name in a language, with the group if there is one. */
export function nameInClass(
  { student_name, student_name_eng, group = '' }: Omit<NamedPerson, 'class_number' | 'is_guest'>,
  language: Language,
): string {
  return nameWithGroup(chooseName(student_name, student_name_eng, language), group);
}

/** `isHidden` shows dots instead of the name, for a projector. */
export function PersonName({ person, isHidden = false }: { person: NamedPerson; isHidden?: boolean }) {
  const language = useLanguage();
  const name = nameInClass(person, language);
  return (
    <span className={styles.name}>
      {isHidden ? '•••' : name} <PersonBadge person={person} />
    </span>
  );
}

/** Returns a function that names a person as plain text. */
export function useNamePerson(): (person: NamedPerson) => string {
  const t = useMessages(personMessages);
  const language = useLanguage();
  return (person) => {
    const name = nameInClass(person, language);
    return person.is_guest ? t('named_guest', { name }) : name;
  };
}
