import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { listLimitDefault } from '#contract/limits.ts';
import styles from '#teacher/features/coursewares/list/course-list.module.css';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useTypeNames } from '#teacher/features/coursewares/use-type-names.ts';
import { useClassFilter } from '#teacher/shared/class-filter/use-class-filter.ts';
import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { CourseSearchFilters, type CourseSearchParams } from './course-search-filters.tsx';
import { CourseSearchResults } from './course-search-results.tsx';

type CourseSearchProps = {
  search: CourseSearchParams;
  onSearch: (search: CourseSearchParams) => void;
  /** Completes an address without a term; the page keeps its scroll position. */
  onComplete: (search: CourseSearchParams) => void;
  renderPreview: RenderPreview;
};

/** All coursewares of a term, from all units. The filters are in the address. */
export function CourseSearch({ search, onSearch, onComplete, renderPreview }: CourseSearchProps) {
  const t = useMessages(coursewareMessages);
  const { keyword, type, sort, order, offset = 0 } = search;
  const { index, filter, error, retry } = useClassFilter(search, (resolvedFilter) =>
    onComplete({ ...search, ...resolvedFilter }),
  );
  const { types, getTypeName } = useTypeNames();
  const coursewareList = useCall(
    'GET /teacher/courseware_search',
    { ...filter, keyword, type, sort, order, offset, limit: listLimitDefault },
    { enabled: filter !== undefined, keepPrevious: true, reportsInPlace: true },
  );
  const loadError = error ?? (coursewareList.data ? null : coursewareList.error);
  const { total = 0, items = [] } = coursewareList.data ?? {};
  const isFiltered = Boolean(keyword || type || filter?.class_id || filter?.subject_id);
  const reload = () => {
    if (error) retry();
    void coursewareList.refetch();
  };
  return (
    <>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/unit/list" search={filter ?? {}} />}
        >
          {t('to_units')}
        </Button>
      </header>
      <CourseSearchFilters
        search={search}
        index={index}
        filter={filter ?? search}
        types={types}
        onSearch={onSearch}
      />
      <div className={styles.results} aria-busy={coursewareList.isFetching}>
        {loadError ? (
          <LoadError error={loadError} onRetry={reload} />
        ) : !coursewareList.data ? (
          <Skeleton lines={8} height="2.25rem" />
        ) : total === 0 ? (
          <NothingFound
            isFiltered={isFiltered}
            onShowAll={() => onSearch({ calendar_id: search.calendar_id, sort, order })}
          />
        ) : (
          <>
            <p className={styles.found} role="status">
              {t('found_count', { count: total })}
            </p>
            <CourseSearchResults items={items} getTypeName={getTypeName} renderPreview={renderPreview} />
          </>
        )}
      </div>
      <Pager
        total={total}
        offset={offset}
        limit={listLimitDefault}
        onOffset={(nextOffset) => onSearch({ ...search, offset: nextOffset || undefined })}
      />
    </>
  );
}

function NothingFound({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const t = useMessages(coursewareMessages);
  if (!isFiltered)
    return (
      <EmptyState picture={<EmptyActivities />} title={t('search_empty')} text={t('search_empty_text')} />
    );
  return (
    <EmptyState picture={<EmptySearch />} title={t('nothing_found')} text={t('nothing_found_text')}>
      <Button variant="light" onClick={onShowAll}>
        {t('show_all')}
      </Button>
    </EmptyState>
  );
}
