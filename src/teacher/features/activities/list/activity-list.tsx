import { Button, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { activityStatus } from '#contract/choices.ts';
import { type ActivityItem, convertingRefetchMs } from '#teacher/features/activities/draft/activity-draft.ts';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useRowMenu } from '#teacher/shared/menus/use-menu.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ActivityCards } from './activity-cards.tsx';
import classes from './activity-list.module.css';
import { ActivityMenu } from './activity-menu.tsx';
import { messages } from './activity-messages.ts';
import { ActivityTable } from './activity-table.tsx';
import { ListFilters } from './list-filters.tsx';
import {
  changeSearch,
  clearFilters,
  type DiySearch,
  isFiltered,
  lastOffset,
  pageSize,
  toListInput,
} from './list-search.ts';
import { useActivityDesk } from './use-activity-actions.tsx';
import { useDeleteActivities } from './use-delete-activities.tsx';

type DiyListProps = {
  search: DiySearch;
  /** `replace` for corrections that the back button should skip. */
  onSearch: (search: DiySearch, replace?: boolean) => void;
  isAdmin: boolean;
};

const isConverting = ({ status }: ActivityItem) => status === activityStatus.converting;

function CreateButton({ label }: { label: string }) {
  return (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} to="/teacher/diy/create" />}
    >
      {label}
    </Button>
  );
}

function Empty({ search, onSearch }: Omit<DiyListProps, 'isAdmin'>) {
  const t = useMessages(messages);
  if (isFiltered(search)) {
    return (
      <EmptyState picture={<EmptySearch />} title={t('nothing_found')} text={t('nothing_found_text')}>
        <Button variant="light" onClick={() => onSearch(clearFilters(search))}>
          {t('clear_filters')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState picture={<EmptyActivities />} title={t('empty_title')} text={t('empty_text')}>
      <CreateButton label={t('create_first')} />
    </EmptyState>
  );
}

function SelectionBar({ items, onDone }: { items: readonly ActivityItem[]; onDone: () => void }) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const { deleteActivities, inUseDialog } = useDeleteActivities();
  return (
    <div className={classes.selection} role="status">
      <span>{t('selected', { count: items.length })}</span>
      <Button
        color="red"
        variant="light"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={async () => {
          if (await deleteActivities(items)) onDone();
        }}
      >
        {common('delete')}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {t('clear_selection')}
      </Button>
      {inUseDialog}
    </div>
  );
}

export function DiyList({ search, onSearch, isAdmin }: DiyListProps) {
  const t = useMessages(messages);
  const list = useCall('GET /diy/list', toListInput(search, isAdmin), {
    keepPrevious: true,
    inPlace: true,
    refetchMs: (reply) => (reply?.items.some(isConverting) ? convertingRefetchMs : undefined),
  });
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const { actions, dialogs } = useActivityDesk();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const total = list.data?.total;
  const items = list.data?.items ?? [];
  const chosen = items.filter(({ id }) => selected.has(id));

  useEffect(() => {
    const last = total === undefined ? undefined : lastOffset(total, search.offset ?? 0);
    if (last !== undefined) onSearch({ ...search, offset: last || undefined }, true);
  }, [total, search, onSearch]);

  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected((before) => {
      const kept = [...before].filter((id) => !ids.includes(id));
      return new Set(isSelected ? [...kept, ...ids] : kept);
    });
  const { openMenu, menu } = useRowMenu<number>((id, Menu) => {
    const item = items.find((one) => one.id === id);
    return item && <ActivityMenu Menu={Menu} item={item} actions={actions} />;
  });
  const itemsProps = { items, selected, onSelect: select, onMenu: openMenu, actions };
  const hasNone = total === 0 && !isFiltered(search) && !search.all;

  return (
    <section className={classes.page}>
      <header className={classes.head}>
        <h1>{t(search.all && isAdmin ? 'title_all' : 'title')}</h1>
        {isAdmin && (
          <Switch
            label={t('show_all')}
            checked={search.all === 1}
            onChange={({ currentTarget }) =>
              onSearch(changeSearch(search, { all: currentTarget.checked ? 1 : undefined }))
            }
          />
        )}
        {!hasNone && <CreateButton label={t('create')} />}
      </header>
      {!hasNone && <ListFilters search={search} onSearch={onSearch} />}
      <div className={classes.sheet} aria-busy={list.isFetching}>
        {list.isPending && (
          <div className={classes.loading}>
            <Skeleton lines={8} height="2.25rem" />
          </div>
        )}
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {!list.isError && total === 0 && <Empty search={search} onSearch={onSearch} />}
        {!list.isError &&
          items.length > 0 &&
          (isNarrow ? <ActivityCards {...itemsProps} /> : <ActivityTable {...itemsProps} />)}
      </div>
      {menu}
      {chosen.length > 0 && <SelectionBar items={chosen} onDone={() => setSelected(new Set())} />}
      {total !== undefined && total > 0 && (
        <footer className={classes.foot}>
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
