import { Suspense, useState } from 'react';
import { listLimitMax } from '#contract/limits.ts';
import type { ClassFilter, TermIndex } from '#teacher/shared/class-filter/class-filter.ts';
import { ClassFilterBar } from '#teacher/shared/class-filter/class-filter-bar.tsx';
import { useClassFilter } from '#teacher/shared/class-filter/use-class-filter.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { groupUnits, type UnitItem } from './group-units.ts';
import { unitMessages } from './messages.ts';
import { NoUnits } from './no-units.tsx';
import type { UnitDialogState } from './unit-dialogs.tsx';
import { UnitGroupSection } from './unit-group.tsx';
import { UnitListHead } from './unit-list-head.tsx';
import { toUnitListInput, type UnitSearch } from './unit-search.ts';
import styles from './units.module.css';

const UnitDialogs = createLazyPart(async () => (await import('./unit-dialogs.tsx')).UnitDialogs);

/** The term, class and subject that the dialogs suggest; 0 = none. For a copy they are those of the original unit. */
function suggestUnitPlace(
  unit: UnitItem | undefined,
  filter: ClassFilter | undefined,
  index: TermIndex | undefined,
) {
  const [onlyClass] = index?.class_list.length === 1 ? index.class_list : [];
  const [onlySubject] = onlyClass?.subjects.length === 1 ? onlyClass.subjects : [];
  return {
    calendar_id: unit?.calendar_id ?? filter?.calendar_id ?? 0,
    class_id: unit?.class_id ?? filter?.class_id ?? onlyClass?.class_id ?? 0,
    subject_id: unit?.subject_id ?? filter?.subject_id ?? onlySubject?.id ?? 0,
  };
}

type UnitListProps = {
  /** True for the landing page My Unit, which starts with one class. */
  isLanding?: boolean;
  search: UnitSearch;
  onSearch: (search: UnitSearch) => void;
  /** Completes an address without a term; the page keeps its scroll position. */
  onComplete: (search: UnitSearch) => void;
  /** Opens the page of a unit. */
  onOpen: (id: number) => void;
};

/** The units of a term by class and subject. The filters are in the address. */
export function UnitList({ isLanding = false, search, onSearch, onComplete, onOpen }: UnitListProps) {
  const t = useMessages(unitMessages);
  const [dialog, setDialog] = useState<UnitDialogState>();
  const { keyword, offset = 0 } = search;
  const { index, filter, error, retry } = useClassFilter(
    search,
    (resolvedFilter) => onComplete({ ...search, ...resolvedFilter }),
    { isLanding },
  );
  const hasTerm = filter?.calendar_id !== undefined;
  const list = useCall('GET /teacher/unit_list', toUnitListInput({ ...filter, keyword, offset }), {
    enabled: hasTerm,
    keepPrevious: true,
    reportsInPlace: true,
  });
  usePreload(UnitDialogs.load, list.data !== undefined);
  const units = list.data?.items ?? [];
  const hasClasses = index !== undefined && index.class_list.length > 0;
  const loadError = error ?? list.error;
  const isLoading = filter === undefined || (hasTerm && list.isPending);
  const isEmpty = !hasClasses || units.length === 0;
  const openCreateDialog = () => setDialog({ kind: 'create' });
  const searchKeyword = (typedKeyword: string | undefined) =>
    onSearch({ ...search, keyword: typedKeyword || undefined, offset: undefined });
  const reload = () => {
    if (error) retry();
    void list.refetch();
  };
  return (
    <>
      <UnitListHead
        isLanding={isLanding}
        filter={filter}
        canCreate={hasClasses}
        onCreate={openCreateDialog}
        onCopy={units.length > 0 ? () => setDialog({ kind: 'copy' }) : undefined}
      />
      <ClassFilterBar
        index={index}
        filter={filter ?? search}
        onChange={(change) => onSearch({ keyword, ...change })}
        search={<KeywordField label={t('search_units')} value={keyword ?? ''} onSearch={searchKeyword} />}
      />
      <div className={styles.groups} aria-busy={list.isFetching}>
        {loadError ? (
          <LoadError error={loadError} onRetry={reload} />
        ) : isLoading ? (
          <Skeleton lines={8} height="2.25rem" />
        ) : isEmpty ? (
          <NoUnits
            hasClasses={hasClasses}
            keyword={keyword}
            onCreate={openCreateDialog}
            onClearSearch={() => searchKeyword(undefined)}
          />
        ) : (
          groupUnits(units).map((group) => (
            <UnitGroupSection
              key={group.key}
              group={group}
              offset={offset}
              isSortable={!keyword}
              onCopy={(unit) => setDialog({ kind: 'copy', unit })}
            />
          ))
        )}
      </div>
      <Pager
        total={list.data?.total ?? 0}
        offset={offset}
        limit={listLimitMax}
        onOffset={(nextOffset) => onSearch({ ...search, offset: nextOffset || undefined })}
      />
      {dialog && (
        <Suspense fallback={null}>
          <UnitDialogs
            dialog={dialog}
            units={units}
            unitPlace={suggestUnitPlace('unit' in dialog ? dialog.unit : undefined, filter, index)}
            onOpen={onOpen}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
