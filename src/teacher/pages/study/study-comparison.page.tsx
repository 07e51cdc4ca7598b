import { getRouteApi, Link } from '@tanstack/react-router';
import { ChooseActivity } from '#teacher/features/study/comparison/choose-activity.tsx';
import styles from '#teacher/features/study/comparison/comparison.module.css';
import { comparisonMessages } from '#teacher/features/study/comparison/comparison-messages.ts';
import { ComparisonView } from '#teacher/features/study/comparison/comparison-view.tsx';
import { PrintedBy } from '#teacher/features/study/printed-by.tsx';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/study-situation-view/comparison');

/** An activity beside its other uses; without one, a list to choose it from. */
export function StudyComparisonPage() {
  const t = useMessages(comparisonMessages);
  const title = useScreenTitle('studyComparison');
  const listTitle = useScreenTitle('studyList');
  const language = useLanguage();
  const { courseware_id } = route.useSearch();
  const isNamed = courseware_id > 0;
  const reply = useCall('GET /study/comparison', { courseware_id }, { enabled: isNamed });
  const comparison = reply.data;
  const subject = comparison && chooseName(comparison.subject_name, comparison.subject_name_eng, language);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.about}>
          <nav className={styles.trail}>
            <Link to="/study-situation-view/list">{listTitle}</Link>
            {isNamed && (
              <Link to="/study-situation-view/comparison" search={{ courseware_id: 0 }}>
                {title}
              </Link>
            )}
          </nav>
          <h1 className={styles.heading}>{comparison ? comparison.courseware_name : title}</h1>
          <p className={styles.sub}>{subject ?? t('intro')}</p>
          <PrintedBy />
        </div>
        {isNamed && (
          <div className={styles.actions}>
            <Link {...buttonLook('soft')} to="/study-situation-view/comparison" search={{ courseware_id: 0 }}>
              {t('choose_other')}
            </Link>
          </div>
        )}
      </header>
      {!isNamed && <ChooseActivity />}
      {isNamed && reply.error && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {isNamed && !comparison && !reply.error && <Skeleton lines={12} height="2rem" />}
      {comparison && <ComparisonView comparison={comparison} />}
    </>
  );
}
