import { Suspense, useState } from 'react';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { type ExamItem, isQuestion } from '../exam-item.ts';
import { examMessages } from '../exam-messages.ts';
import styles from './exam-list.module.css';
import { useBeginPaper } from './use-begin-paper.ts';
import type { useExamChanges } from './use-exam-changes.ts';

const ChangeDialog = createLazyPart(async () => (await import('./change-dialog.tsx')).ChangeDialog);

type SelectionBarProps = {
  items: readonly ExamItem[];
  changes: ReturnType<typeof useExamChanges>;
  onClear: () => void;
};

/** What can be done with the selected rows. Those of colleagues can only be copied. */
export function SelectionBar({ items, changes, onClear }: SelectionBarProps) {
  const t = useMessages(examMessages);
  const tCommon = useMessages(commonMessages);
  const [isChanging, setChanging] = useState(false);
  usePreload(ChangeDialog.load, true);
  const ids = items.map(({ id }) => id);
  const ownIds = items.flatMap(({ id, can_change }) => (can_change ? [id] : []));
  const foreignCount = ids.length - ownIds.length;
  const questions = items.filter(isQuestion).filter(({ is_draft }) => !is_draft);
  const beginPaper = useBeginPaper();
  const clearAfter = async (work: Promise<boolean>) => {
    if (await work) onClear();
  };
  return (
    <div className={styles.selection}>
      <p role="status">
        {t('selected', { count: ids.length })}
        {foreignCount > 0 && <small>{t('only_copy', { count: foreignCount })}</small>}
      </p>
      {ownIds.length > 0 && (
        <Button look="soft" onClick={() => setChanging(true)}>
          {t('change_facts')}
        </Button>
      )}
      <Button look="soft" onClick={() => void clearAfter(changes.copy(ids))}>
        {t('copy')}
      </Button>
      {questions.length > 0 && (
        <Button look="soft" onClick={() => void beginPaper(questions)}>
          {t('make_paper')}
        </Button>
      )}
      {ownIds.length > 0 && (
        <Button look="soft-danger" onClick={() => void clearAfter(changes.remove(ownIds))}>
          {tCommon('delete')}
        </Button>
      )}
      <Button look="quiet" onClick={onClear}>
        {t('clear_selection')}
      </Button>
      <Suspense>
        {isChanging && (
          <ChangeDialog
            count={ownIds.length}
            busy={changes.isChanging}
            onChange={async (factChanges) => {
              if (!(await changes.change(ownIds, factChanges))) return;
              setChanging(false);
              onClear();
            }}
            onClose={() => setChanging(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
