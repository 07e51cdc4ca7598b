import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useMenu } from '#teacher/shared/menus/use-menu.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useUndoKey } from '#ui/toast/use-undo-key.ts';
import { type ExamItem, editSearch, isQuestion } from '../exam-item.ts';
import { examMessages } from '../exam-messages.ts';
import { ExamFilters } from './exam-filters.tsx';
import styles from './exam-list.module.css';
import { ExamMenu } from './exam-menu.tsx';
import { ExamRows } from './exam-rows.tsx';
import { changeSearch, type ExamSearch, isFiltered, pageSize, switchTab } from './exam-search.ts';
import { NoItems } from './no-items.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useExamChanges } from './use-exam-changes.ts';
import { useExamItems } from './use-exam-items.ts';
import { useSelection } from './use-selection.ts';

const LookDialog = createLazyPart(async () => (await import('../look/look-dialog.tsx')).LookDialog);

export type ExamListProps = {
  search: ExamSearch;
  /** `replace`: replaces the history entry, for corrections that the back button should skip. */
  onSearch: (search: ExamSearch, replace?: boolean) => void;
};

/** Course Resources: the questions and papers that the teacher sees. */
export function ExamList({ search, onSearch }: ExamListProps) {
  const navigate = useNavigate();
  const isPapers = search.tab === 'papers';
  const list = useExamItems(search);
  const items: readonly ExamItem[] = list.data?.items ?? [];
  const { offset = 0, look } = search;
  const changes = useExamChanges(isPapers);
  const selection = useSelection(items.map(({ id }) => id));
  const selectedItems = items.filter(({ id }) => selection.selectedIds.has(id));
  usePreload(LookDialog.load, list.data !== undefined);
  useUndoKey();
  const isPastEnd = list.data !== undefined && items.length === 0 && offset > 0;
  useEffect(() => {
    if (isPastEnd) onSearch({ ...search, offset: Math.max(0, offset - pageSize) || undefined }, true);
  }, [isPastEnd, offset, search, onSearch]);
  const { openMenu, menu } = useMenu<number>((id, Menu) => {
    const item = items.find((listed) => listed.id === id);
    return item && <ExamMenu Menu={Menu} item={item} changes={changes} />;
  });
  const open = useCallback(
    (item: ExamItem) => {
      if (isQuestion(item)) onSearch({ ...search, look: item.id });
      else void navigate({ to: '/exam-res/create', search: editSearch(item) });
    },
    [search, onSearch, navigate],
  );
  const isEmpty = !list.isError && !isPastEnd && list.data?.total === 0;
  return (
    <section className={styles.page}>
      <Head
        tab={search.tab}
        onTab={(tab) => {
          selection.clear();
          onSearch(switchTab(search, tab));
        }}
      />
      {!(isEmpty && !isFiltered(search)) && <ExamFilters search={search} onSearch={onSearch} />}
      <div className={styles.sheet} aria-busy={list.isFetching}>
        {list.isPending && (
          <div className={styles.loading}>
            <Skeleton lines={12} height="1.5rem" />
          </div>
        )}
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {isEmpty && <NoItems search={search} onSearch={onSearch} />}
        {!list.isError && items.length > 0 && list.data && (
          <ExamRows
            {...{ items, selection, isPapers }}
            total={list.data.total}
            totalIsBound={list.data.total_is_bound}
            onOpen={open}
            onMenu={openMenu}
          />
        )}
      </div>
      {menu}
      {selectedItems.length > 0 && (
        <SelectionBar items={selectedItems} changes={changes} onClear={selection.clear} />
      )}
      {list.data && (
        <Pager
          total={list.data.has_more ? Math.max(list.data.total, offset + pageSize + 1) : list.data.total}
          offset={offset}
          limit={pageSize}
          onOffset={(newOffset) => onSearch(changeSearch(search, { offset: newOffset || undefined }))}
        />
      )}
      <Suspense>
        {look !== undefined && (
          <LookDialog key={look} id={look} onClose={() => onSearch({ ...search, look: undefined })} />
        )}
      </Suspense>
    </section>
  );
}

type HeadProps = { tab: ExamSearch['tab']; onTab: (tab: ExamSearch['tab']) => void };

function Head({ tab, onTab }: HeadProps) {
  const t = useMessages(examMessages);
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      <div className={styles.tabs} role="group" aria-label={t('tabs')}>
        <button type="button" className={styles.tab} aria-pressed={!tab} onClick={() => onTab(undefined)}>
          {t('questions')}
        </button>
        <button
          type="button"
          className={styles.tab}
          aria-pressed={tab === 'papers'}
          onClick={() => onTab('papers')}
        >
          {t('papers')}
        </button>
      </div>
      <Link {...buttonLook()} to="/exam-res/create" search={tab ? { kind: 'paper' } : {}}>
        {t(tab ? 'new_paper' : 'new_question')}
      </Link>
    </header>
  );
}
