import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFollowedLink } from '#teacher/shared/lists/followed-link.ts';
import { useRestorePosition, useSavedPosition } from '#teacher/shared/lists/list-position.ts';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useEndlessCall } from '#ui/api/endless-call.ts';
import { useCall } from '#ui/api/hooks.ts';
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
import { clearFilters, isFiltered, type ResourceSearch, toResourceIndexInput } from './resource-search.ts';
import styles from './resources.module.css';

type ResourceListProps = { search: ResourceSearch; onSearch: (search: ResourceSearch) => void };

/** The library: filters, search, and cards that load as the list is scrolled. */
export function ResourceList({ search, onSearch }: ResourceListProps) {
  const t = useMessages(resourceMessages);
  const position = useSavedPosition();
  const list = useEndlessCall('GET /resource/index', toResourceIndexInput(search), {
    quiet: true,
    startWith: position.savedLength,
  });
  const [copying, setCopying] = useState<ResourceItem>();
  const followed = useFollowedLink();
  usePreload(loadCopyDialog, list.data !== undefined);
  const pages = list.data?.pages ?? [];
  // A newly shared resource shifts the others, so that one may appear on two pages.
  const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  const [first] = pages;
  const loaded = list.isPlaceholderData ? 0 : pages.reduce((sum, page) => sum + page.items.length, 0);
  const isRestoring = list.hasNextPage && loaded < position.savedLength;
  useRestorePosition(position, loaded, loaded > 0 && !isRestoring);
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      {search.unit_id !== undefined && <TargetUnit unitId={search.unit_id} />}
      <ResourceFilters search={search} onSearch={onSearch} />
      {first && first.total > 0 && (
        <p className={styles.note} role="status">
          {t(first.total_is_bound ? 'found_more' : 'found', { count: first.total })}
        </p>
      )}
      {list.isPending && <Skeleton lines={4} height="9rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {!list.isError && first?.total === 0 && <NoResources search={search} onSearch={onSearch} />}
      {items.length > 0 && (
        <ul className={styles.cards} aria-busy={list.isFetching} aria-label={t('title')}>
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
          isRestoring={isRestoring}
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

type MoreButtonProps = { isRestoring: boolean; isBusy: boolean; hasFailed: boolean; onMore: () => void };

/**
 * Loads the next page when the button comes near the window, when `isRestoring`, or when clicked; after a failure
 * only when clicked.
 */
function MoreButton({ isRestoring, isBusy, hasFailed, onMore }: MoreButtonProps) {
  const t = useMessages(resourceMessages);
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if ((isNear || isRestoring) && !isBusy && !hasFailed) onMore();
  }, [isNear, isRestoring, isBusy, hasFailed, onMore]);
  return (
    <Button ref={ref} variant="light" loading={isBusy} className={styles.more} onClick={onMore}>
      {t('more')}
    </Button>
  );
}

/** Names the unit for which the teacher looks for a resource. */
function TargetUnit({ unitId }: { unitId: number }) {
  const t = useMessages(resourceMessages);
  const unit = useCall('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).data;
  if (!unit) return null;
  return (
    <p className={styles.forUnit}>
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

function NoResources({ search, onSearch }: ResourceListProps) {
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
