import { useEffect, useState } from 'react';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import settingStyles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './deleted.module.css';
import { DeletedBank } from './deleted-bank.tsx';
import { DeletedFilters } from './deleted-filters.tsx';
import { DeletedItem, type DeletedThing } from './deleted-item.tsx';
import { deletedMessages } from './deleted-messages.ts';
import { type DeletedSearch, pageSize } from './deleted-search.ts';

const headingId = 'setting-deleted';

/** Lists what teachers deleted, for administrators to restore. Filters and page are in the address. */
export function DeletedSetting({ search, onSearch }: SectionProps<DeletedSearch>) {
  const t = useMessages(deletedMessages);
  const { kind, keyword, sort, order, offset = 0 } = search;
  const [restoredThing, setRestoredThing] = useState<DeletedThing>();
  const list = useCall(
    'GET /admin/deleted',
    { kind: kind ?? '', keyword, sort, order, offset, limit: pageSize },
    { keepPrevious: true, reportsInPlace: true },
  );
  const restore = useSend('POST /admin/bring_back', {
    refreshes: ['GET /admin/deleted', 'GET /teacher/unit_list', 'GET /teacher/index', 'GET /diy/list'],
  });
  const bringBack = (thing: DeletedThing) => {
    setRestoredThing(thing);
    restore.mutate(
      { kind: thing.kind, id: thing.id },
      {
        onSuccess: () => {
          showToast('success', t('brought_back', { name: thing.name }));
          // Focuses the heading, because the focused button has disappeared.
          document.getElementById(headingId)?.focus();
        },
      },
    );
  };
  const { items = [], total = 0 } = list.data ?? {};
  const isPastEnd = list.data !== undefined && items.length === 0 && offset > 0;
  // Leaves a page that became empty because its last item was restored.
  useEffect(() => {
    if (isPastEnd) onSearch({ kind, keyword, sort, order });
  }, [isPastEnd, kind, keyword, sort, order, onSearch]);
  const isFiltered = kind !== undefined || keyword !== undefined;
  const isBusy = (thing: DeletedThing) =>
    restore.isPending && restoredThing?.kind === thing.kind && restoredThing.id === thing.id;
  return (
    <>
      <section className={settingStyles.card} aria-labelledby={headingId}>
        <h2 id={headingId} tabIndex={-1}>
          {t('deleted')}
        </h2>
        <p className={settingStyles.text}>{t('deleted_text')}</p>
        {(total > 0 || isFiltered) && <DeletedFilters search={search} onSearch={onSearch} />}
        {list.isPending && <Skeleton lines={3} height="3.5rem" />}
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && items.length === 0 && !isPastEnd && (
          <EmptyState
            picture={isFiltered ? <EmptySearch /> : null}
            title={t(isFiltered ? 'nothing_found' : 'nothing')}
            text={t(isFiltered ? 'nothing_found_text' : 'nothing_text')}
          />
        )}
        {items.length > 0 && (
          <ul className={styles.list} aria-label={t('list')} aria-busy={list.isFetching}>
            {items.map((thing) => (
              <DeletedItem
                key={`${thing.kind} ${thing.id}`}
                thing={thing}
                busy={isBusy(thing)}
                onBringBack={() => bringBack(thing)}
              />
            ))}
          </ul>
        )}
        <Pager
          total={total}
          offset={offset}
          limit={pageSize}
          onOffset={(nextOffset) => onSearch({ ...search, offset: nextOffset || undefined })}
        />
      </section>
      <DeletedBank />
    </>
  );
}
