import { Button } from '@mantine/core';
import { groupUnits, type UnitItem } from '#teacher/features/units/group-units.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { UnitGroupSection } from '#teacher/features/units/unit-group.tsx';
import type { UnitActions } from '#teacher/features/units/unit-menu.tsx';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyUnits } from '#ui/illustrations/empty-units.tsx';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

type UnitListBodyProps = UnitActions & {
  error: Error | null;
  onRetry: () => void;
  isLoading: boolean;
  hasClasses: boolean;
  keyword: string | undefined;
  units: readonly UnitItem[];
  offset: number;
  onCreate: () => void;
  onClear: () => void;
};

/** The units, or why there are none and what to do about it. */
export function UnitListBody(props: UnitListBodyProps) {
  const {
    error,
    onRetry,
    isLoading,
    hasClasses,
    keyword,
    units,
    offset,
    onCreate,
    onClear,
    onRename,
    onCopy,
    onDelete,
  } = props;
  const t = useMessages(unitMessages);
  const filterText = useMessages(classFilterMessages);
  if (error) return <LoadError error={error} onRetry={onRetry} />;
  if (isLoading) return <Skeleton lines={8} height="2.25rem" />;
  if (!hasClasses)
    return (
      <EmptyState
        picture={<NoStudents />}
        title={filterText('no_classes')}
        text={filterText('no_classes_text')}
      />
    );
  if (units.length === 0 && keyword)
    return (
      <EmptyState
        picture={<EmptySearch />}
        title={t('nothing_found', { keyword })}
        text={t('nothing_found_text')}
      >
        <Button variant="light" onClick={onClear}>
          {filterText('clear_search')}
        </Button>
      </EmptyState>
    );
  if (units.length === 0)
    return (
      <EmptyState picture={<EmptyUnits />} title={t('empty')} text={t('empty_text')}>
        <Button onClick={onCreate}>{t('create')}</Button>
      </EmptyState>
    );
  return groupUnits(units).map((group) => (
    <UnitGroupSection
      key={group.key}
      group={group}
      offset={offset}
      sortable={!keyword}
      onRename={onRename}
      onCopy={onCopy}
      onDelete={onDelete}
    />
  ));
}
