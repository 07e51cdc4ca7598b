import { Button, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { listLimitDefault } from '#contract/limits.ts';
import styles from '#teacher/features/coursewares/list/course-list.module.css';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { CourseSearchResults } from '#teacher/features/coursewares/search/course-search-results.tsx';
import { useTypeNames } from '#teacher/features/coursewares/use-type-names.ts';
import type { ClassFilter } from '#teacher/shared/class-filter/class-filter.ts';
import { ClassFilterBar } from '#teacher/shared/class-filter/class-filter-bar.tsx';
import { useClassFilter } from '#teacher/shared/class-filter/use-class-filter.ts';
import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { SortSelect } from '#teacher/shared/lists/sort-select.tsx';
import { coursewareSortChoices, type Sorting } from '#teacher/shared/lists/sorting.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export type CourseSearchParams = ClassFilter &
  Sorting<(typeof coursewareSortChoices)[number]> & {
    keyword?: string | undefined;
    type?: string | undefined;
    offset?: number | undefined;
  };

type CourseSearchProps = {
  search: CourseSearchParams;
  onSearch: (search: CourseSearchParams) => void;
  /** Puts into the address what it left open; what is on screen stays where it is. */
  onComplete: (search: CourseSearchParams) => void;
  renderPreview: RenderPreview;
};

/** All coursewares of a term across units. All filters are the address's. */
export function CourseSearch({ search, onSearch, onComplete, renderPreview }: CourseSearchProps) {
  const t = useMessages(coursewareMessages);
  const { keyword, type, sort, order, offset = 0 } = search;
  const { index, filter, error, retry } = useClassFilter(search, (found) =>
    onComplete({ ...search, ...found }),
  );
  const { types, nameOf } = useTypeNames();
  const list = useCall(
    'GET /teacher/courseware_search',
    { ...filter, keyword, type, sort, order, offset, limit: listLimitDefault },
    { enabled: filter !== undefined, keepPrevious: true, inPlace: true },
  );
  const failure = error ?? (list.data ? null : list.error);
  const total = list.data?.total ?? 0;
  const isNarrowed = Boolean(keyword || type || filter?.class_id || filter?.subject_id);
  return (
    <>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <Button
          variant="default"
          renderRoot={(root) => <Link {...root} to="/unit/list" search={filter ?? {}} />}
        >
          {t('to_units')}
        </Button>
      </header>
      <ClassFilterBar
        index={index}
        filter={filter ?? search}
        onChange={(change) => onSearch({ keyword, type, sort, order, ...change })}
        moreCount={type ? 1 : 0}
        search={
          <KeywordField
            label={t('search_coursewares')}
            value={keyword ?? ''}
            onSearch={(typed) => onSearch({ ...search, keyword: typed || undefined, offset: undefined })}
          />
        }
      >
        <NativeSelect
          label={t('type')}
          value={type ?? ''}
          data={[
            { value: '', label: t('all_types') },
            ...types.map((item) => ({ value: item.type, label: item.name })),
          ]}
          onChange={(event) =>
            onSearch({ ...search, type: event.currentTarget.value || undefined, offset: undefined })
          }
        />
        <SortSelect
          choices={coursewareSortChoices}
          value={search}
          onChange={(sorting) => onSearch({ ...search, ...sorting, offset: undefined })}
        />
      </ClassFilterBar>
      <div className={styles.results} aria-busy={list.isFetching}>
        {failure && (
          <LoadError
            error={failure}
            onRetry={() => {
              if (error) retry();
              void list.refetch();
            }}
          />
        )}
        {!failure && !list.data && <Skeleton lines={8} height="2.25rem" />}
        {!failure && list.data && total === 0 && (
          <EmptyState
            picture={isNarrowed ? <EmptySearch /> : <EmptyActivities />}
            title={isNarrowed ? t('nothing_found') : t('search_empty')}
            text={isNarrowed ? t('nothing_found_text') : t('search_empty_text')}
          >
            {isNarrowed && (
              <Button
                variant="light"
                onClick={() => onSearch({ calendar_id: search.calendar_id, sort, order })}
              >
                {t('show_all')}
              </Button>
            )}
          </EmptyState>
        )}
        {!failure && list.data && total > 0 && (
          <>
            <p className={styles.found} role="status">
              {t('found_count', { count: total })}
            </p>
            <CourseSearchResults items={list.data.items} nameOf={nameOf} renderPreview={renderPreview} />
          </>
        )}
      </div>
      <Pager
        total={total}
        offset={offset}
        limit={listLimitDefault}
        onOffset={(next) => onSearch({ ...search, offset: next || undefined })}
      />
    </>
  );
}
