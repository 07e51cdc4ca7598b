import { Button } from '@mantine/core';
import { columnMessages } from '#contract/import/import-columns.ts';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { SectionProps } from '../setting-sections.ts';
import styles from './import.module.css';
import { type Draft, pageSize } from './import-reads.ts';
import { ImportRow } from './import-row.tsx';
import { importScreenMessages } from './import-screen-messages.ts';
import { KindFilter } from './kind-filter.tsx';
import { NoLines } from './no-lines.tsx';
import { useImportActions } from './use-import-actions.ts';

/** The lines of a draft, a page at a time from the server. Kind, keyword and page are in the address. */
export function ImportList({ draft, search, onSearch }: SectionProps & { draft: Draft }) {
  const t = useMessages(importScreenMessages);
  const columns = useMessages(columnMessages);
  const actions = useImportActions(draft.version);
  const { compare, keyword, offset = 0 } = search;
  const list = useCall(
    'GET /admin/import_rows',
    { kind: compare ?? '', keyword, offset, limit: pageSize },
    { keepPrevious: true, inPlace: true },
  );
  const { items = [], total = 0 } = list.data ?? {};
  const heads = [t('line'), t('state'), columns('name'), columns('class'), t('sign_in'), t('difference')];
  return (
    <>
      <KindFilter draft={draft} chosen={compare} onChoose={(kind) => onSearch({ compare: kind, keyword })} />
      <div className={styles.search}>
        <KeywordField
          value={keyword ?? ''}
          onSearch={(next) => onSearch({ compare, keyword: next || undefined })}
        />
        {compare === 'ask' && (
          <Button
            variant="default"
            disabled={actions.isBusy}
            onClick={() => void actions.answer(null, 'found')}
          >
            {t('all_same')}
          </Button>
        )}
        {compare === 'left' && (
          <>
            <Button
              variant="default"
              disabled={actions.isBusy}
              onClick={() => void actions.close(undefined, true)}
            >
              {t('close_all')}
            </Button>
            <Button
              variant="default"
              disabled={actions.isBusy}
              onClick={() => void actions.close(undefined, false)}
            >
              {t('close_none')}
            </Button>
          </>
        )}
      </div>
      {compare === 'left' && <p className={styles.hint}>{t('left_text')}</p>}
      {list.isPending && <Skeleton lines={6} height="2.25rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <NoLines draft={draft} search={search} onSearch={onSearch} />}
      {items.length > 0 && (
        <table className={styles.table} aria-label={t('list')} aria-busy={list.isFetching}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <ImportRow key={item.line ?? `left ${item.user_id}`} item={item} actions={actions} />
            ))}
          </tbody>
        </table>
      )}
      <Pager
        total={total}
        offset={offset}
        limit={pageSize}
        onOffset={(next) => onSearch({ compare, keyword, offset: next || undefined })}
      />
    </>
  );
}
