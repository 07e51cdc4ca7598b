import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from '../create/create.module.css';
import type { PaperDetail } from '../exam-item.ts';
import { beginPaper, toPaperDraft } from './paper-draft.ts';
import { PaperEditor } from './paper-editor.tsx';
import { paperMessages } from './paper-messages.ts';
import { type PaperOfQuiz, QuizDialog } from './quiz-dialog.tsx';

type PaperPageProps = {
  /** Undefined: a new one. */
  id: number | undefined;
  onSaved: (id: number) => void;
};

/** Puts a new paper together, or changes one. */
export function PaperPage({ id, onSaved }: PaperPageProps) {
  // Here, because a new paper becomes a saved one before the dialog opens.
  const [quizPaper, setQuizPaper] = useState<PaperOfQuiz>();
  return (
    <>
      {id === undefined ? (
        <NewPaper onSaved={onSaved} onMakeQuiz={setQuizPaper} />
      ) : (
        <SavedPaper key={id} id={id} onMakeQuiz={setQuizPaper} />
      )}
      {quizPaper && <QuizDialog {...quizPaper} onClose={() => setQuizPaper(undefined)} />}
    </>
  );
}

type MakesQuiz = { onMakeQuiz: (paper: PaperOfQuiz) => void };

function NewPaper({ onSaved, onMakeQuiz }: Pick<PaperPageProps, 'onSaved'> & MakesQuiz) {
  const [start] = useState(beginPaper);
  return <PaperEditor id={undefined} initial={start} onSaved={onSaved} onMakeQuiz={onMakeQuiz} />;
}

function SavedPaper({ id, onMakeQuiz }: { id: number } & MakesQuiz) {
  const t = useMessages(paperMessages);
  const detail = useCall('GET /exam/paper_detail', { id }, { reportsInPlace: true });
  if (detail.isError) return <LoadError error={detail.error} onRetry={() => void detail.refetch()} />;
  if (!detail.data)
    return (
      <div className={styles.page}>
        <Skeleton lines={8} height="3rem" />
      </div>
    );
  if (!detail.data.can_change)
    return (
      <EmptyState picture={<EmptyActivities />} title={detail.data.title} titleAs="h1" text={t('not_yours')}>
        <Link {...buttonLook()} to="/exam-res/list" search={{ tab: 'papers' }}>
          {t('back')}
        </Link>
      </EmptyState>
    );
  return <EditedPaper detail={detail.data} onMakeQuiz={onMakeQuiz} />;
}

function EditedPaper({ detail, onMakeQuiz }: { detail: PaperDetail } & MakesQuiz) {
  const initial = useMemo(() => toPaperDraft(detail), [detail]);
  return <PaperEditor id={detail.id} initial={initial} onSaved={() => undefined} onMakeQuiz={onMakeQuiz} />;
}
