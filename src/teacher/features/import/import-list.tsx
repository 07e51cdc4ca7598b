import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { AnswerAll } from './answer-all.tsx';
import styles from './import.module.css';
import { type ImportDraft, pageSize, useImportLines } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';
import type { ImportSearch } from './import-search.ts';
import { ImportTable } from './import-table.tsx';
import { KindFilter } from './kind-filter.tsx';
import { NoLines } from './no-lines.tsx';
import { useImportActions } from './use-import-actions.ts';

/** The lines of a draft, a page at a time from the server. Kind, keyword and page are in the address. */
export function ImportList({ draft, search, onSearch }: SectionProps<ImportSearch> & { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const actions = useImportActions(draft.version);
  const { compare, keyword, offset = 0 } = search;
  const list = useImportLines(search);
  const { items = [], total = 0 } = list.data ?? {};
  return (
    <>
      <KindFilter
        draft={draft}
        chosenKind={compare}
        onChoose={(kind) => onSearch({ compare: kind, keyword })}
      />
      <div className={styles.search}>
        <KeywordField
          value={keyword ?? ''}
          onSearch={(newKeyword) => onSearch({ compare, keyword: newKeyword || undefined })}
        />
        <AnswerAll kind={compare} actions={actions} />
      </div>
      {compare === 'left' && <p className={styles.hint}>{t('left_text')}</p>}
      {list.isPending && <Skeleton lines={6} height="2.25rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <NoLines draft={draft} search={search} onSearch={onSearch} />}
      {items.length > 0 && <ImportTable items={items} isBusy={list.isFetching} actions={actions} />}
      <Pager
        total={total}
        offset={offset}
        limit={pageSize}
        onOffset={(nextOffset) => onSearch({ compare, keyword, offset: nextOffset || undefined })}
      />
    </>
  );
}
