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
export function QuestionPage({ id, ...props }: QuestionPageProps) {
  return id === undefined ? <NewQuestion {...props} /> : <SavedQuestion key={id} id={id} {...props} />;
}

type PartProps = Omit<QuestionPageProps, 'id'>;

/** What the next new question begins with, when it follows one that was saved. */
let nextDraft: QuestionDraft | undefined;

function takeNextDraft(): QuestionDraft {
  const draft = nextDraft ?? beginDraft();
  nextDraft = undefined;
  return draft;
}

function NewQuestion({ onSaved }: PartProps) {
  const [start, setStart] = useState(takeNextDraft);
  return (
    <QuestionEditor
      key={start.content.question.id}
      id={undefined}
      initial={start}
      onSaved={({ id }) => onSaved(id)}
      onNext={({ facts, content }) => setStart(beginDraft(facts, content.question.type))}
    />
  );
}

function SavedQuestion({ id, onNew, onLeave }: PartProps & { id: number }) {
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
  return (
    <EditedQuestion
      detail={detail.data}
      onNext={({ facts, content }) => {
        nextDraft = beginDraft(facts, content.question.type);
        onNew();
      }}
    />
  );
}

type EditedQuestionProps = { detail: QuestionDetail; onNext: (draft: QuestionDraft) => void };

function EditedQuestion({ detail, onNext }: EditedQuestionProps) {
  const initial = useMemo(() => toDraft(detail), [detail]);
  return <QuestionEditor id={detail.id} initial={initial} onSaved={() => undefined} onNext={onNext} />;
}
