import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFollowedLink } from '#teacher/shared/lists/followed-link.ts';
import { useKeptPlace, useListPlace } from '#teacher/shared/lists/list-position.ts';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useCall, useEndlessCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { LazyCopyDialog, loadCopyDialog } from './lazy-copy-dialog.tsx';
import { resourceMessages } from './messages.ts';
import { ResourceCard } from './resource-card.tsx';
import { ResourceFilters } from './resource-filters.tsx';
import type { ResourceItem } from './resource-item.ts';
import { clearFilters, isFiltered, type ResourceSearch, toIndexInput } from './resource-search.ts';
import classes from './resources.module.css';

type ResourceListProps = { search: ResourceSearch; onSearch: (search: ResourceSearch) => void };

/** The library: filters, search, and cards that go on as one scrolls. */
export function ResourceList({ search, onSearch }: ResourceListProps) {
  const t = useMessages(resourceMessages);
  const place = useListPlace();
  const list = useEndlessCall('GET /resource/index', toIndexInput(search), {
    quiet: true,
    startWith: place.wanted,
  });
  const [copying, setCopying] = useState<ResourceItem>();
  const followed = useFollowedLink();
  usePreload(loadCopyDialog, list.data !== undefined);
  const pages = list.data?.pages ?? [];
  // What was shared meanwhile moves the rest down: the same resource may come on two pages.
  const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  const [first] = pages;
  const loaded = list.isPlaceholderData ? 0 : pages.reduce((sum, page) => sum + page.items.length, 0);
  const isWanted = list.hasNextPage && loaded < place.wanted;
  useKeptPlace(place, loaded, loaded > 0 && !isWanted);
  return (
    <section className={classes.page}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      {search.unit_id !== undefined && <ForUnit unitId={search.unit_id} />}
      <ResourceFilters search={search} onSearch={onSearch} />
      {first && first.total > 0 && (
        <p className={classes.note} role="status">
          {t(first.total_is_bound ? 'found_more' : 'found', { count: first.total })}
        </p>
      )}
      {list.isPending && <Skeleton lines={4} height="9rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {!list.isError && first?.total === 0 && <Empty search={search} onSearch={onSearch} />}
      {items.length > 0 && (
        <ul className={classes.cards} aria-busy={list.isFetching} aria-label={t('title')}>
          {items.map((item, index) => (
            <ResourceCard
              key={item.id}
              item={item}
              unitId={search.unit_id}
              isFirst={index < 4}
              onOpen={followed.note}
              onCopy={setCopying}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <MoreButton
          isWanted={isWanted}
          isBusy={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {copying && (
        <LazyCopyDialog item={copying} unitId={search.unit_id} onClose={() => setCopying(undefined)} />
      )}
    </section>
  );
}

type MoreButtonProps = { isWanted: boolean; isBusy: boolean; hasFailed: boolean; onMore: () => void };

/** Fetches the next page as it comes near the window, where it is wanted at once, or when pressed; after a failure only then. */
function MoreButton({ isWanted, isBusy, hasFailed, onMore }: MoreButtonProps) {
  const t = useMessages(resourceMessages);
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if ((isNear || isWanted) && !isBusy && !hasFailed) onMore();
  }, [isNear, isWanted, isBusy, hasFailed, onMore]);
  return (
    <Button ref={ref} variant="light" loading={isBusy} className={classes.more} onClick={onMore}>
      {t('more')}
    </Button>
  );
}

/** Why the teacher is here: a unit to fill. */
function ForUnit({ unitId }: { unitId: number }) {
  const t = useMessages(resourceMessages);
  const unit = useCall('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).data;
  if (!unit) return null;
  return (
    <p className={classes.forUnit}>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id: unitId }} />}
      >
        {t('back_to_unit')}
      </Button>
      {t('adding_to', { unit: unit.name })}
    </p>
  );
}

function Empty({ search, onSearch }: ResourceListProps) {
  const t = useMessages(resourceMessages);
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
    <EmptyState picture={<EmptyActivities />} title={t('empty')} text={t('empty_text')}>
      <Button renderRoot={(props) => <Link {...props} to="/teacher/diy" />}>{t('to_diy')}</Button>
    </EmptyState>
  );
}
