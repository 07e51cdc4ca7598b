import { targetMessages } from '#teacher/shared/courseware-settings/target-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-state.module.css';
import type { CoursewareItem } from './coursewares.ts';

const namesShown = 2;

/** Tells who of the class a courseware is for; nothing where it is for the whole class. */
export function CoursewareTarget({
  target_kind,
  target_names: names,
}: Pick<CoursewareItem, 'target_kind' | 'target_names'>) {
  const t = useMessages(targetMessages);
  const language = useLanguage();
  if (target_kind === 'class') return null;
  const joined = names.join(language === 'en' ? ', ' : '、');
  const count = t(`${target_kind}_chosen`, { count: names.length });
  const text = names.length > namesShown ? count : t('only_for', { names: joined });
  return (
    <span className={styles.target} title={joined} data-empty={names.length === 0 || undefined}>
      {names.length === 0 ? t('for_nobody') : text}
    </span>
  );
}
