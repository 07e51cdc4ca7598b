import { getRouteApi, Link } from '@tanstack/react-router';
import { BookActions } from '#teacher/features/study/mark-book/book-actions.tsx';
import { BookDialogs } from '#teacher/features/study/mark-book/book-dialogs.tsx';
import { BookFilters } from '#teacher/features/study/mark-book/book-filters.tsx';
import { chooseBook } from '#teacher/features/study/mark-book/choose-book.ts';
import styles from '#teacher/features/study/mark-book/mark-book.module.css';
import { markBookMessages } from '#teacher/features/study/mark-book/mark-book-messages.ts';
import { MarkBookView } from '#teacher/features/study/mark-book/mark-book-view.tsx';
import { PrintedBy } from '#teacher/features/study/printed-by.tsx';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { toTermIndexInput } from '#teacher/shared/class-filter/class-filter.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/study-situation-view/mark-book');

/** The mark book: all activities with marks × all students of a class, in a subject. */
export function StudyMarkBookPage() {
  const t = useMessages(markBookMessages);
  const title = useScreenTitle('studyMarkBook');
  const listTitle = useScreenTitle('studyList');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const index = useCall('GET /teacher/index', toTermIndexInput(search), { keepPrevious: true });
  if (index.error) return <LoadError error={index.error} onRetry={() => void index.refetch()} />;
  if (!index.data) return <Skeleton lines={12} height="1.75rem" />;
  const shown = chooseBook(search, index.data);
  const header = (
    <header className={styles.header}>
      <div className={styles.about}>
        <nav className={styles.trail}>
          <Link to="/study-situation-view/list" search={search}>
            {listTitle}
          </Link>
        </nav>
        <h1 className={styles.heading}>{title}</h1>
      </div>
      <BookFilters
        index={index.data}
        filter={shown ?? search}
        onChange={(filter) => void navigate({ search: filter, replace: true })}
      />
      {shown && <BookActions shown={shown} />}
    </header>
  );
  return (
    <>
      {shown ? (
        <BookDialogs shown={shown}>
          {header}
          <MarkBookView shown={shown} />
        </BookDialogs>
      ) : (
        <>
          {header}
          <EmptyState picture={<NoStudents />} title={t('no_class')} />
        </>
      )}
      <p className={styles.intro}>{t('intro')}</p>
      <PrintedBy />
    </>
  );
}
