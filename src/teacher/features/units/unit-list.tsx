import { Anchor, Button } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { listLimitMax } from '#contract/limits.ts';
import type { UnitItem } from '#teacher/features/units/group-units.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import type { OpenUnitDialog } from '#teacher/features/units/unit-dialogs.tsx';
import { UnitListBody } from '#teacher/features/units/unit-list-body.tsx';
import { toUnitListInput, type UnitSearch } from '#teacher/features/units/unit-search.ts';
import { useDeleteUnit } from '#teacher/features/units/use-delete-unit.ts';
import { ClassFilterBar } from '#teacher/shared/class-filter/class-filter-bar.tsx';
import { useClassFilter } from '#teacher/shared/class-filter/use-class-filter.ts';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './units.module.css';

type UnitListProps = {
  /** As the landing of My Unit: it begins at one class. */
  isLanding?: boolean;
  search: UnitSearch;
  onSearch: (search: UnitSearch) => void;
  /** Puts into the address what it left open; what is on screen stays where it is. */
  onComplete: (search: UnitSearch) => void;
  /** Goes into a unit. */
  onOpen: (id: number) => void;
};

const loadDialogs = () => import('#teacher/features/units/unit-dialogs.tsx');
const UnitDialogs = lazy(async () => ({ default: (await loadDialogs()).UnitDialogs }));

/** Units of a term by class and subject. All filters are the address's. */
export function UnitList({ isLanding = false, search, onSearch, onComplete, onOpen }: UnitListProps) {
  const t = useMessages(unitMessages);
  const [dialog, setDialog] = useState<OpenUnitDialog>();
  const { keyword, offset = 0 } = search;
  const { index, filter, error, retry } = useClassFilter(
    search,
    (found) => onComplete({ ...search, ...found }),
    { isLanding },
  );
  const { calendar_id } = filter ?? {};
  const list = useCall('GET /teacher/unit_list', toUnitListInput({ ...filter, keyword, offset }), {
    enabled: calendar_id !== undefined,
    keepPrevious: true,
    inPlace: true,
  });
  const deleteUnit = useDeleteUnit();
  const units = list.data?.items ?? [];
  const hasClasses = index !== undefined && index.class_list.length > 0;
  usePreload(loadDialogs, list.data !== undefined);

  const place = (unit?: UnitItem) => {
    const [only] = index?.class_list.length === 1 ? index.class_list : [];
    const subjects = only?.subjects ?? [];
    return {
      calendar_id: unit?.calendar_id ?? calendar_id ?? 0,
      class_id: unit?.class_id ?? filter?.class_id ?? only?.class_id ?? 0,
      subject_id:
        unit?.subject_id ?? filter?.subject_id ?? (subjects.length === 1 ? (subjects[0]?.id ?? 0) : 0),
    };
  };
  const close = () => setDialog(undefined);
  const create = () => setDialog({ kind: 'create' });
  return (
    <>
      <header className={styles.top}>
        <h1>{t(isLanding ? 'my_unit' : 'title')}</h1>
        <div className={styles.topActions}>
          <Anchor renderRoot={(props) => <Link {...props} to="/teacher/course" search={filter ?? {}} />}>
            {t('all_coursewares')}
          </Anchor>
          <div className={styles.topButtons}>
            {units.length > 0 && (
              <Button
                variant="default"
                leftSection={<IconCopy size={18} aria-hidden="true" />}
                onClick={() => setDialog({ kind: 'copy' })}
              >
                {t('copy_unit')}
              </Button>
            )}
            <Button
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              disabled={!hasClasses}
              onClick={create}
            >
              {t('create')}
            </Button>
          </div>
        </div>
      </header>
      <ClassFilterBar
        index={index}
        filter={filter ?? search}
        onChange={(change) => onSearch({ keyword, ...change })}
        search={
          <KeywordField
            label={t('search_units')}
            value={keyword ?? ''}
            onSearch={(typed) => onSearch({ ...search, keyword: typed || undefined, offset: undefined })}
          />
        }
      />
      <div className={styles.groups} aria-busy={list.isFetching}>
        <UnitListBody
          error={error ?? list.error}
          onRetry={() => {
            if (error) retry();
            void list.refetch();
          }}
          isLoading={filter === undefined || (calendar_id !== undefined && list.isPending)}
          hasClasses={hasClasses}
          keyword={keyword}
          units={units}
          offset={offset}
          onCreate={create}
          onClear={() => onSearch({ ...search, keyword: undefined, offset: undefined })}
          onRename={(unit) => setDialog({ kind: 'rename', unit })}
          onCopy={(unit) => setDialog({ kind: 'copy', unit })}
          onDelete={(unit) => void deleteUnit(unit)}
        />
      </div>
      <Pager
        total={list.data?.total ?? 0}
        offset={offset}
        limit={listLimitMax}
        onOffset={(next) => onSearch({ ...search, offset: next || undefined })}
      />
      {dialog && (
        <Suspense fallback={null}>
          <UnitDialogs
            open={dialog}
            units={units}
            place={place('unit' in dialog ? dialog.unit : undefined)}
            onOpen={onOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
