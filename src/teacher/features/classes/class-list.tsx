import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { classMessages } from './class-messages.ts';
import { classReads } from './class-reads.ts';
import type { ClassSearch } from './class-search.ts';
import { ClassTable } from './class-table.tsx';
import classesStyles from './classes.module.css';

const pageSize = 50;

/** The classes of a school year, to search, add and open. */
export function ClassList({ search, onSearch }: SectionProps<ClassSearch>) {
  const t = useMessages(classMessages);
  const termChoice = useTermChoice();
  const tChange = useMessages(changeMessages);
  const [isAdding, setIsAdding] = useState(false);
  const { term, keyword, offset = 0 } = search;
  const terms = useCall('GET /admin/terms', {}, { reportsInPlace: true });
  const list = useCall(
    'GET /admin/classes',
    { calendar_id: term, keyword, offset, limit: pageSize },
    { keepPrevious: true, reportsInPlace: true },
  );
  const add = useSend('POST /admin/class_add', {
    refreshes: classReads,
    successText: tChange('saved'),
    onSuccess: () => setIsAdding(false),
  });
  const { calendar_id = null, total = 0, items = [] } = list.data ?? {};
  return (
    <section className={styles.card} aria-labelledby="setting-classes">
      <div className={classesStyles.head}>
        <h2 id="setting-classes">{t('classes')}</h2>
        {calendar_id !== null && (
          <Button data-opener="add-class" onClick={() => setIsAdding(true)}>
            {t('add_class')}
          </Button>
        )}
      </div>
      <div className={classesStyles.filters}>
        <NativeSelect
          label={t('term')}
          value={calendar_id ?? ''}
          data={(terms.data?.items ?? []).map(termChoice)}
          onChange={({ currentTarget }) => onSearch({ term: Number(currentTarget.value) })}
        />
        <KeywordField
          label={t('search')}
          value={keyword ?? ''}
          onSearch={(newKeyword) => onSearch({ term, keyword: newKeyword || undefined })}
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
          <ClassTable items={items} termId={term} />
        </>
      )}
      <Pager
        total={total}
        offset={offset}
        limit={pageSize}
        onOffset={(nextOffset) => onSearch({ term, keyword, offset: nextOffset || undefined })}
      />
      {isAdding && calendar_id !== null && (
        <ClassDialog
          title={t('add_class')}
          initialForm={{ name: '', grade: items[0]?.grade ?? 1 }}
          typedName={`class:new:${calendar_id}`}
          busy={add.isPending}
          onSave={(form) => add.mutateAsync({ calendar_id, ...form })}
          onClose={() => setIsAdding(false)}
          opener="add-class"
        />
      )}
    </section>
  );
}
