import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { settingMessages } from '#teacher/features/setting/messages.ts';
import styles from '#teacher/features/setting/setting.module.css';
import type { SectionProps } from '#teacher/features/setting/setting-sections.ts';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { classMessages } from './class-messages.ts';
import { classReads } from './class-reads.ts';
import { ClassTable } from './class-table.tsx';
import own from './classes.module.css';

const pageSize = 50;

/** The classes of a school year, to search, add and open. */
export function ClassList({ search, onSearch }: SectionProps) {
  const t = useMessages(classMessages);
  const termChoice = useTermChoice();
  const settings = useMessages(settingMessages);
  const [isAdding, setIsAdding] = useState(false);
  const { term, keyword, offset = 0 } = search;
  const terms = useCall('GET /admin/terms', {}, { inPlace: true });
  const list = useCall(
    'GET /admin/classes',
    { calendar_id: term, keyword, offset, limit: pageSize },
    { keepPrevious: true, inPlace: true },
  );
  const add = useSend('POST /admin/class_add', {
    refreshes: classReads,
    success: settings('saved'),
    onSuccess: () => setIsAdding(false),
  });
  const { calendar_id = null, total = 0, items = [] } = list.data ?? {};
  return (
    <section className={styles.card} aria-labelledby="setting-classes">
      <div className={own.head}>
        <h2 id="setting-classes">{t('classes')}</h2>
        {calendar_id !== null && (
          <Button data-opener="add-class" onClick={() => setIsAdding(true)}>
            {t('add_class')}
          </Button>
        )}
      </div>
      <div className={own.filters}>
        <NativeSelect
          label={t('term')}
          value={calendar_id ?? ''}
          data={(terms.data?.items ?? []).map(termChoice)}
          onChange={({ currentTarget }) => onSearch({ term: Number(currentTarget.value) })}
        />
        <KeywordField
          label={t('search')}
          value={keyword ?? ''}
          onSearch={(typed) => onSearch({ term, keyword: typed || undefined })}
        />
      </div>
      {list.isPending && <Skeleton lines={6} height="2.75rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && calendar_id === null && <p className={styles.text}>{t('no_term')}</p>}
      {calendar_id !== null && items.length === 0 && (
        <EmptyState picture={<EmptySearch />} title={t('no_classes')} text={t('no_classes_text')} />
      )}
      {items.length > 0 && (
        <>
          <p className={styles.text}>{t('total', { count: total })}</p>
          <ClassTable items={items} term={term} />
        </>
      )}
      <Pager
        total={total}
        offset={offset}
        limit={pageSize}
        onOffset={(next) => onSearch({ term, keyword, offset: next || undefined })}
      />
      {isAdding && calendar_id !== null && (
        <ClassDialog
          title={t('add_class')}
          start={{ name: '', grade: items[0]?.grade ?? 1 }}
          busy={add.isPending}
          onSave={(entered) => add.mutate({ calendar_id, ...entered })}
          onClose={() => setIsAdding(false)}
          opener="add-class"
        />
      )}
    </section>
  );
}
