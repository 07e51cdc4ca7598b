import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { deletedKinds } from '#contract/choices.ts';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { SortSelect } from '#teacher/shared/lists/sort-select.tsx';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import classes from './deleted.module.css';
import { DeletedItem, type DeletedThing } from './deleted-item.tsx';
import { deletedMessages } from './deleted-messages.ts';
import { type DeletedSearch, pageSize, sortChoices } from './deleted-search.ts';
import setting from './setting.module.css';

type DeletedSettingProps = { search: DeletedSearch; onSearch: (search: DeletedSearch) => void };

const headingId = 'setting-deleted';

/** What teachers deleted, for administrators to bring back. Filters and page are the address's. */
export function DeletedSetting({ search, onSearch }: DeletedSettingProps) {
  const t = useMessages(deletedMessages);
  const { kind, keyword, sort, order, offset = 0 } = search;
  const [asked, setAsked] = useState<DeletedThing>();
  const list = useCall(
    'GET /admin/deleted',
    { kind: kind ?? '', keyword, sort, order, offset, limit: pageSize },
    { keepPrevious: true, inPlace: true },
  );
  const restore = useSend('POST /admin/bring_back', {
    refreshes: ['GET /admin/deleted', 'GET /teacher/unit_list', 'GET /teacher/index', 'GET /diy/list'],
  });
  const bringBack = (thing: DeletedThing) => {
    setAsked(thing);
    restore.mutate(
      { kind: thing.kind, id: thing.id },
      {
        onSuccess: () => {
          showToast('success', t('brought_back', { name: thing.name }));
          // The button that had the focus is gone.
          document.getElementById(headingId)?.focus();
        },
      },
    );
  };
  const { items = [], total = 0 } = list.data ?? {};
  const isBehindEnd = list.data !== undefined && items.length === 0 && offset > 0;
  // The last one of the last page came back.
  useEffect(() => {
    if (isBehindEnd) onSearch({ kind, keyword, sort, order });
  }, [isBehindEnd, kind, keyword, sort, order, onSearch]);
  const isFiltered = kind !== undefined || keyword !== undefined;
  const isBusy = (thing: DeletedThing) =>
    restore.isPending && asked?.kind === thing.kind && asked.id === thing.id;
  return (
    <section className={setting.card} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {t('deleted')}
      </h2>
      <p className={setting.text}>{t('deleted_text')}</p>
      {(total > 0 || isFiltered) && (
        <div className={classes.filters}>
          <NativeSelect
            label={t('kind')}
            value={kind ?? ''}
            data={[
              { value: '', label: t('all_kinds') },
              ...deletedKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
            ]}
            onChange={({ currentTarget }) =>
              onSearch({
                keyword,
                sort,
                order,
                kind: deletedKinds.find((each) => each === currentTarget.value),
              })
            }
          />
          <KeywordField
            label={t('search')}
            value={keyword ?? ''}
            onSearch={(typed) => onSearch({ kind, sort, order, keyword: typed || undefined })}
          />
          <SortSelect
            choices={sortChoices}
            value={search}
            onChange={(sorting) => onSearch({ kind, keyword, ...sorting })}
          />
        </div>
      )}
      {list.isPending && <Skeleton lines={3} height="3.5rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && !isBehindEnd && (
        <EmptyState
          picture={isFiltered ? <EmptySearch /> : null}
          title={t(isFiltered ? 'nothing_found' : 'nothing')}
          text={t(isFiltered ? 'nothing_found_text' : 'nothing_text')}
        />
      )}
      {items.length > 0 && (
        <ul className={classes.list} aria-label={t('list')} aria-busy={list.isFetching}>
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
        onOffset={(next) => onSearch({ ...search, offset: next || undefined })}
      />
    </section>
  );
}
