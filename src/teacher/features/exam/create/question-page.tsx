import { useMemo, useState } from 'react';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { QuestionDetail } from '../exam-item.ts';
import { LookDialog } from '../look/look-dialog.tsx';
import styles from './create.module.css';
import { createMessages } from './create-messages.ts';
import { beginDraft, type QuestionDraft, toDraft } from './question-draft.ts';
import { QuestionEditor } from './question-editor.tsx';

type QuestionPageProps = {
  /** Undefined: a new one. */
  id: number | undefined;
  onSaved: (id: number) => void;
  onNew: () => void;
  onLeave: () => void;
};

/** Writes a new question, or changes one. */
export function QuestionPage({ id, onSaved, onNew, onLeave }: QuestionPageProps) {
  const [start, setStart] = useState(() => beginDraft());
  /** The next one begins with the facts and the kind of the one before. */
  const beginNext = ({ facts, content }: QuestionDraft) => {
    setStart(beginDraft(facts, content.question.type));
    onNew();
  };
  if (id !== undefined) return <SavedQuestion key={id} id={id} onNext={beginNext} onLeave={onLeave} />;
  return (
    <QuestionEditor
      key={start.content.question.id}
      id={undefined}
      initial={start}
      onSaved={(saved) => onSaved(saved.id)}
      onNext={beginNext}
    />
  );
}

type SavedQuestionProps = {
  id: number;
  onNext: (draft: QuestionDraft) => void;
  onLeave: () => void;
};

function SavedQuestion({ id, onNext, onLeave }: SavedQuestionProps) {
  const t = useMessages(createMessages);
  const detail = useCall('GET /exam/question_detail', { id }, { reportsInPlace: true });
  if (detail.isError) return <LoadError error={detail.error} onRetry={() => void detail.refetch()} />;
  if (!detail.data)
    return (
      <div className={styles.page}>
        <Skeleton lines={8} height="3rem" />
      </div>
    );
  if (!detail.data.can_change)
    return (
      <>
        <h1 className={styles.note}>{t('not_yours')}</h1>
        <LookDialog id={id} onClose={onLeave} />
      </>
    );
  return <EditedQuestion detail={detail.data} onNext={onNext} />;
}

type EditedQuestionProps = { detail: QuestionDetail; onNext: (draft: QuestionDraft) => void };

function EditedQuestion({ detail, onNext }: EditedQuestionProps) {
  const initial = useMemo(() => toDraft(detail), [detail]);
  return <QuestionEditor id={detail.id} initial={initial} onSaved={() => undefined} onNext={onNext} />;
}
