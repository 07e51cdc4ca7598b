import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { QuestionItem } from '../exam-item.ts';
import { ExamFilters } from '../list/exam-filters.tsx';
import { ExamRows } from '../list/exam-rows.tsx';
import { changeSearch, type ExamSearch, pageSize } from '../list/exam-search.ts';
import { useExamItems } from '../list/use-exam-items.ts';
import { useSelection } from '../list/use-selection.ts';

import styles from './picker.module.css';
import { pickerMessages } from './picker-messages.ts';

type PickerDialogProps = {
  /** Questions that are there already: they cannot be picked again. */
  takenIds: readonly number[];
  busy?: boolean;
  onPick: (items: readonly QuestionItem[]) => void;
  onClose: () => void;
};

/** Picks finished questions of Course Resources, also from several pages and searches. */
export function PickerDialog({ takenIds, busy = false, onPick, onClose }: PickerDialogProps) {
  useReturnFocus();
  const t = useMessages(pickerMessages);
  const tCommon = useMessages(commonMessages);
  const [search, setSearch] = useState<ExamSearch>({});
  const [seenItems, setSeenItems] = useState<ReadonlyMap<number, QuestionItem>>(new Map());
  const list = useExamItems({ ...search, draft: 0 });
  const listed = (list.data?.items ?? []) as readonly QuestionItem[];
  const items = listed.filter(({ id }) => !takenIds.includes(id));
  const selection = useSelection(items.map(({ id }) => id));
  const pickedIds = [...selection.selectedIds];
  const remember = () =>
    setSeenItems(new Map([...seenItems, ...items.map((item) => [item.id, item] as const)]));
  const rememberingSelection: typeof selection = {
    ...selection,
    select: (...args) => {
      remember();
      selection.select(...args);
    },
    setAll: (...args) => {
      remember();
      selection.setAll(...args);
    },
  };
  const { offset = 0 } = search;
  const takenCount = listed.length - items.length;
  return (
    <Modal
      opened
      size="80rem"
      title={t('picker')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <div className={styles.picker}>
        <ExamFilters search={search} onSearch={setSearch} showsState={false} />
        {list.isPending && <Skeleton lines={8} height="1.5rem" />}
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && items.length === 0 && <p>{t('nothing_to_pick')}</p>}
        {takenCount > 0 && <p className={styles.note}>{t('there_already', { count: takenCount })}</p>}
        {list.data && items.length > 0 && (
          <ExamRows
            items={items}
            selection={rememberingSelection}
            isPapers={false}
            total={list.data.total}
            totalIsBound={list.data.total_is_bound}
            onOpen={({ id }) => rememberingSelection.select(id, !selection.selectedIds.has(id), false)}
          />
        )}
        {list.data && (
          <Pager
            total={list.data.has_more ? Math.max(list.data.total, offset + pageSize + 1) : list.data.total}
            offset={offset}
            limit={pageSize}
            onOffset={(next) => setSearch(changeSearch(search, { offset: next || undefined }))}
          />
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button
            loading={busy}
            disabled={pickedIds.length === 0}
            onClick={() => onPick(pickedIds.flatMap((id) => seenItems.get(id) ?? []))}
          >
            {t('add_picked', { count: pickedIds.length })}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
