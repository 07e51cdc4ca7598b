import { usePreload } from '#teacher/shared/use-preload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { LazyCopyDialog } from './copy/lazy-copy-dialog.ts';
import { resourceMessages } from './messages.ts';
import { MoreButton } from './more-button.tsx';
import { NoResources } from './no-resources.tsx';
import { ResourceCards } from './resource-cards.tsx';
import { ResourceFilters } from './resource-filters.tsx';
import type { ResourceSearch } from './resource-search.ts';
import styles from './resources.module.css';
import { TargetUnit } from './target-unit.tsx';
import { useResourceList } from './use-resource-list.ts';

type ResourceListProps = { search: ResourceSearch; onSearch: (search: ResourceSearch) => void };

/** The library: filters, search, and cards that load as the list is scrolled. */
export function ResourceList({ search, onSearch }: ResourceListProps) {
  const t = useMessages(resourceMessages);
  const { list, firstPage, items, moreButtonProps } = useResourceList(search);
  usePreload(LazyCopyDialog.load, list.data !== undefined);
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      {search.unit_id !== undefined && <TargetUnit unitId={search.unit_id} />}
      <ResourceFilters search={search} onSearch={onSearch} />
      {firstPage && firstPage.total > 0 && (
        <p className={styles.note} role="status">
          {t(firstPage.total_is_bound ? 'found_more' : 'found', { count: firstPage.total })}
        </p>
      )}
      {list.isPending && <Skeleton lines={4} height="9rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {!list.isError && firstPage?.total === 0 && <NoResources search={search} onSearch={onSearch} />}
      <ResourceCards items={items} unitId={search.unit_id} isBusy={list.isFetching} />
      {list.hasNextPage && <MoreButton {...moreButtonProps} />}
    </section>
  );
}
