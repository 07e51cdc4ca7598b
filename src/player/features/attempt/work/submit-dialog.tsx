import type { QuestionInfo } from '#form/activity-type.ts';
import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { isAnswered, isIncomplete } from './is-answered.ts';
import { hasUnsentFiles, LazyUnsentFiles } from './lazy-unsent-files.tsx';
import { submitMessages } from './submit-messages.ts';

type Props = {
  state: SessionState;
  onClose: () => void;
  onSubmit: () => void;
  onSubmitWithoutFiles: () => void;
};

const shownTitlesMax = 4;

/** Asks before submitting, and lists the unanswered, incomplete and flagged questions. */
export function SubmitDialog({ state, onClose, onSubmit, onSubmitWithoutFiles }: Props) {
  const t = useMessages(submitMessages);
  const tWork = useMessages(attemptMessages);
  // A timed question has no title before it is opened.
  const questions = state.attempt.questions.map((question, index) => ({
    ...question,
    title: question.title || tWork('question_number', { number: index + 1 }),
  }));
  const unansweredQuestions = questions.filter(({ id }) => !isAnswered(state.answers[id]));
  const incompleteQuestions = questions.filter((question) =>
    isIncomplete(question, state.answers[question.id]),
  );
  const flaggedQuestions = questions.filter(({ id }) => state.answers[id]?.flagged);
  const isComplete =
    unansweredQuestions.length === 0 &&
    incompleteQuestions.length === 0 &&
    flaggedQuestions.length === 0 &&
    !hasUnsentFiles(state);
  return (
    <Dialog
      title={t('submit_title')}
      onClose={onClose}
      actions={
        <>
          <Button look={isComplete ? 'plain' : 'solid'} onClick={onClose}>
            {t('keep_working')}
          </Button>
          <Button look={isComplete ? 'solid' : 'plain'} onClick={onSubmit}>
            {tWork('submit')}
          </Button>
        </>
      }
    >
      <div className={styles.check}>
        {isComplete && <p>{t('submit_all')}</p>}
        <LazyUnsentFiles state={state} onSubmitWithoutFiles={onSubmitWithoutFiles} />
        <QuestionTitles
          heading={t('unanswered', { count: unansweredQuestions.length })}
          questions={unansweredQuestions}
        />
        <QuestionTitles
          heading={t('incomplete', { count: incompleteQuestions.length })}
          questions={incompleteQuestions}
        />
        <QuestionTitles
          heading={t('flagged', { count: flaggedQuestions.length })}
          questions={flaggedQuestions}
        />
        <p className={styles.quiet}>{t('submit_final')}</p>
      </div>
    </Dialog>
  );
}

function QuestionTitles({ heading, questions }: { heading: string; questions: readonly QuestionInfo[] }) {
  const t = useMessages(submitMessages);
  if (questions.length === 0) return null;
  return (
    <div>
      <p>{heading}</p>
      <ul>
        {questions.slice(0, shownTitlesMax).map(({ id, title }) => (
          <li key={id} className={styles.questionTitle}>
            {title}
          </li>
        ))}
        {questions.length > shownTitlesMax && (
          <li>{t('and_more', { count: questions.length - shownTitlesMax })}</li>
        )}
      </ul>
    </div>
  );
}
