import { targetMessages } from '#teacher/shared/courseware-settings/target-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-state.module.css';
import type { CoursewareItem } from './coursewares.ts';

const shownNamesMax = 2;

type CoursewareTargetProps = Pick<CoursewareItem, 'target_kind' | 'target_names' | 'work_by'>;

/** The targets of a courseware, and whether groups work together; renders nothing for the whole class. */
export function CoursewareTarget({ target_kind, target_names: targetNames, work_by }: CoursewareTargetProps) {
  const t = useMessages(targetMessages);
  const language = useLanguage();
  const joinedNames = targetNames.join(language === 'en' ? ', ' : '、');
  const describeTarget = (kind: 'groups' | 'students') => {
    if (targetNames.length === 0) return t('for_nobody');
    return targetNames.length > shownNamesMax
      ? t(`${kind}_chosen`, { count: targetNames.length })
      : t('only_for', { names: joinedNames });
  };
  return (
    <>
      {target_kind !== 'class' && (
        <span
          className={styles.target}
          title={joinedNames}
          data-empty={targetNames.length === 0 || undefined}
        >
          {describeTarget(target_kind)}
        </span>
      )}
      {work_by === 'group' && <span className={styles.target}>{t('by_groups')}</span>}
    </>
  );
}
