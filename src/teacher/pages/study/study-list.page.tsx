import { getRouteApi, Link } from '@tanstack/react-router';
import { listLimitDefault } from '#contract/limits.ts';
import { StudyFilters } from '#teacher/features/study/list/study-filters.tsx';
import { StudyList } from '#teacher/features/study/list/study-list.tsx';
import { StudyListMenu } from '#teacher/features/study/list/study-list-menu.tsx';
import { StudyTotals } from '#teacher/features/study/list/study-totals.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { NeedsLink } from '#teacher/features/study/needs/needs-link.tsx';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { useClassFilter } from '#teacher/shared/class-filter/use-class-filter.ts';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { WaitingForAnswers } from '#ui/illustrations/waiting-for-answers.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/study-situation-view/list');

function NoCoursewares({ isFiltered }: { isFiltered: boolean }) {
  const t = useMessages(studyMessages);
  if (isFiltered) return <EmptyState picture={<EmptySearch />} title={t('empty_search')} />;
  return (
    <EmptyState picture={<WaitingForAnswers />} title={t('empty_title')} text={t('empty_text')}>
      <Link {...buttonLook()} to="/unit/condition">
        {t('to_units')}
      </Link>
    </EmptyState>
  );
}

/** Study situation: coursewares by term, class, subject, unit and type. Begins with the class chosen last. */
export function StudyListPage() {
  const t = useMessages(studyMessages);
  const title = useScreenTitle('studyList');
  const comparisonTitle = useScreenTitle('studyComparison');
  const bookTitle = useScreenTitle('studyMarkBook');
  const messagesTitle = useScreenTitle('messages');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { index, filter, error, retry } = useClassFilter(
    search,
    (resolvedFilter) =>
      void navigate({
        search: (previous) => ({ ...previous, ...resolvedFilter }),
        replace: true,
        resetScroll: false,
      }),
  );
  const listInput = { ...search, ...filter };
  const isFilterKnown = filter !== undefined;
  const list = useCall('GET /study/list', listInput, { enabled: isFilterKnown, keepPrevious: true });
  const { offset: _offset, sort: _sort, order: _order, ...totalsInput } = listInput;
  const totals = useCall('GET /study/list_totals', totalsInput, {
    enabled: isFilterKnown,
    keepPrevious: true,
    quiet: true,
  });
  const offset = search.offset ?? 0;
  const { calendar_id, class_id, subject_id } = filter ?? search;
  const bookFilter = { calendar_id, class_id, subject_id };
  const isFiltered = Boolean(class_id ?? subject_id ?? search.unit_id ?? search.type ?? search.keyword);
  const loadError = error ?? list.error;
  const reload = () => {
    if (error) retry();
    void list.refetch();
  };
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <h1 style={{ fontSize: 'var(--el-text-xl)' }}>{title}</h1>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--el-space-2)' }}>
          <Link {...buttonLook('soft')} to="/messages">
            {messagesTitle}
          </Link>
          <NeedsLink scope={{ class_id, subject_id }} isReady={list.data !== undefined} />
          <Link {...buttonLook('soft')} to="/study-situation-view/comparison" search={{ courseware_id: 0 }}>
            {comparisonTitle}
          </Link>
          <Link {...buttonLook('soft')} to="/study-situation-view/mark-book" search={bookFilter}>
            {bookTitle}
          </Link>
          {list.data && list.data.total > 0 && <StudyListMenu filter={listInput} />}
        </div>
      </div>
      <p style={{ marginBlock: '4px var(--el-space-4)', color: 'var(--el-ink-2)' }}>{t('intro')}</p>
      <div style={{ marginBottom: 'var(--el-space-4)' }}>
        <StudyFilters
          filter={search}
          index={index}
          shown={filter}
          onChange={(change) =>
            void navigate({
              search: (previous) => ({ ...previous, offset: undefined, ...change }),
              replace: true,
            })
          }
        />
      </div>
      {list.isPending && !loadError && <Skeleton lines={8} height="2.75rem" />}
      {loadError && <LoadError error={loadError} onRetry={reload} />}
      {list.data?.total === 0 && <NoCoursewares isFiltered={isFiltered} />}
      {list.data && list.data.items.length > 0 && (
        <>
          <StudyTotals count={list.data.total} reply={totals.data} />
          <StudyList items={list.data.items} />
        </>
      )}
      <Pager
        total={list.data?.total ?? 0}
        offset={offset}
        limit={listLimitDefault}
        onOffset={(nextOffset) =>
          void navigate({ search: (previous) => ({ ...previous, offset: nextOffset || undefined }) })
        }
      />
    </>
  );
}
