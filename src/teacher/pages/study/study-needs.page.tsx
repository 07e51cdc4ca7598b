import { getRouteApi } from '@tanstack/react-router';
import styles from '#teacher/features/study/needs/needs.module.css';
import { NeedsFilters } from '#teacher/features/study/needs/needs-filters.tsx';
import { needsMessages } from '#teacher/features/study/needs/needs-messages.ts';
import { NeedsView } from '#teacher/features/study/needs/needs-view.tsx';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const route = getRouteApi('/shell/study-situation-view/needs');

/** Who needs the teacher now: all rows, of all classes or of those that the address names. */
export function StudyNeedsPage() {
  const t = useMessages(needsMessages);
  const title = useScreenTitle('studyNeeds');
  const scope = route.useSearch();
  const navigate = route.useNavigate();
  const index = useCall('GET /teacher/index', {}, { keepPrevious: true });
  return (
    <>
      <header className={styles.header}>
        <h1 id="needs-page-title" className={styles.heading}>
          {title}
        </h1>
        {index.data && (
          <NeedsFilters
            index={index.data}
            scope={scope}
            onChange={(search) => void navigate({ search, replace: true })}
          />
        )}
      </header>
      <p className={styles.intro}>{t('intro')}</p>
      <NeedsView scope={scope} labelledBy="needs-page-title" />
    </>
  );
}
