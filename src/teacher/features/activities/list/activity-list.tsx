import { Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { activityStatus } from '#contract/choices.ts';
import { type ActivityItem, convertingRefetchMs } from '#teacher/features/activities/draft/activity-draft.ts';
import { TakeInButton } from '#teacher/features/activities/files/take-in-button.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useMenu } from '#teacher/shared/menus/use-menu.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { RenderPutIntoBank } from './activity-actions.ts';
import { ActivityCards } from './activity-cards.tsx';
import styles from './activity-list.module.css';
import { ActivityMenu } from './activity-menu.tsx';
import { activityMessages } from './activity-messages.ts';
import { ActivityTable } from './activity-table.tsx';
import { CreateButton, EmptyList } from './empty-list.tsx';
import { ListFilters } from './list-filters.tsx';
import { useListPlace } from './list-place.view.ts';
import {
  type ActivitySearch,
  changeSearch,
  findLastPageOffset,
  isFiltered,
  pageSize,
  toListInput,
} from './list-search.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useActivityActions } from './use-activity-actions.tsx';
import { useOpenActivity } from './use-open-activity.ts';

type ActivityListProps = {
  search: ActivitySearch;
  /** `replace`: replaces the history entry, for corrections that the back button should skip. */
  onSearch: (search: ActivitySearch, replace?: boolean) => void;
  isAdmin: boolean;
  renderPutIntoBank: RenderPutIntoBank;
};

const isConverting = ({ status }: ActivityItem) => status === activityStatus.converting;

/** The teacher's activities, a page at a time, with filters and the actions of each. */
export function ActivityList({ search, onSearch, isAdmin, renderPutIntoBank }: ActivityListProps) {
  const t = useMessages(activityMessages);
  const place = useListPlace();
  const tPlace = useMessages(place.messages);
  const input = toListInput({ ...search, type: place.type ?? search.type }, isAdmin);
  const list = useCall('GET /diy/list', input, {
    keepPrevious: true,
    reportsInPlace: true,
    refetchMs: (reply) => (reply?.items.some(isConverting) ? convertingRefetchMs : undefined),
  });
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const { actions, dialogs } = useActivityActions(renderPutIntoBank);
  const { selectedIds, select, clearSelection } = useSelection();
  const openActivity = useOpenActivity();
  const total = list.data?.total;
  const items = list.data?.items ?? [];
  const selectedActivities = items.filter(({ id }) => selectedIds.has(id));

  useEffect(() => {
    const lastPageOffset = total === undefined ? undefined : findLastPageOffset(total, search.offset ?? 0);
    if (lastPageOffset !== undefined) onSearch({ ...search, offset: lastPageOffset || undefined }, true);
  }, [total, search, onSearch]);

  const { openMenu, menu } = useMenu<number>((id, Menu) => {
    const item = items.find((listed) => listed.id === id);
    return item && <ActivityMenu Menu={Menu} item={item} actions={actions} />;
  });
  const itemsProps = { items, selectedIds, onSelect: select, onMenu: openMenu, actions };
  const hasNoActivities = total === 0 && !isFiltered(search) && !search.all;

  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1>{tPlace(search.all && isAdmin ? 'title_all' : 'title')}</h1>
        {isAdmin && (
          <Switch
            label={t('show_all')}
            checked={search.all === 1}
            onChange={({ currentTarget }) =>
              onSearch(changeSearch(search, { all: currentTarget.checked ? 1 : undefined }))
            }
          />
        )}
        {!hasNoActivities && (
          <div className={styles.headButtons}>
            <TakeInButton openActivity={openActivity} />
            <CreateButton label={tPlace('create')} />
          </div>
        )}
      </header>
      {!hasNoActivities && <ListFilters search={search} onSearch={onSearch} />}
      <div className={styles.sheet} aria-busy={list.isFetching}>
        {list.isPending && (
          <div className={styles.loading}>
            <Skeleton lines={8} height="2.25rem" />
          </div>
        )}
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {!list.isError && total === 0 && <EmptyList search={search} onSearch={onSearch} />}
        {!list.isError &&
          items.length > 0 &&
          (isNarrow ? <ActivityCards {...itemsProps} /> : <ActivityTable {...itemsProps} />)}
      </div>
      {menu}
      {selectedActivities.length > 0 && (
        <SelectionBar items={selectedActivities} onClearSelection={clearSelection} />
      )}
      {total !== undefined && total > 0 && (
        <footer className={styles.foot}>
          <span>{t('total', { count: total })}</span>
          <Pager
            total={total}
            offset={search.offset ?? 0}
            limit={pageSize}
            onOffset={(offset) => onSearch(changeSearch(search, { offset: offset || undefined }))}
          />
        </footer>
      )}
      {dialogs}
    </section>
  );
}

function useSelection() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelectedIds((previousIds) => {
      const keptIds = [...previousIds].filter((id) => !ids.includes(id));
      return new Set(isSelected ? [...keptIds, ...ids] : keptIds);
    });
  return { selectedIds, select, clearSelection: () => setSelectedIds(new Set()) };
}
