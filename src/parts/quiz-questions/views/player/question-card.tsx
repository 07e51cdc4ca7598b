import { type Ref, use, useId, useRef } from 'react';
import type { AnswerState } from '#form/activity-views.ts';
import type { Elements } from '#ui/elements.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import { ClockIcon, FlagIcon } from '../../answer-parts/icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import type { PublicQuestion } from '../../model.ts';
import { playerOf } from '../../player-of.tsx';
import { AnswerContext, QuestionView } from '../question/question-view.tsx';
import styles from './question-card.module.css';
import type { QuizProps } from './quiz-props.ts';
import { useAnswerKeys } from './use-answer-keys.ts';

type QuestionCardProps = Pick<QuizProps, 'mode' | 'mediaUrl' | 'onFlag'> & {
  question: PublicQuestion;
  questionNumber: number;
  questionCount: number;
  answer: AnswerState | undefined;
  locked: boolean;
  /** The heading, which takes the focus when the question appears. */
  headingRef?: Ref<HTMLHeadingElement>;
  timer?: Elements;
  children?: Elements;
};

/** A question on its card, with its number, points, flag and save state. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, questionNumber, questionCount, answer, locked, mode, mediaUrl, onFlag } = props;
  const { headingRef, timer, children } = props;
  const t = useMessages(messages);
  const format = useFormats();
  const headingId = useId();
  const isFlagged = answer?.flagged ?? false;
  const card = useRef<HTMLElement>(null);
  const giveAnswer = use(AnswerContext);
  useAnswerKeys(card, (index) => {
    const response = playerOf(question).answerByKey?.(question, answer?.response, index);
    if (!locked && response) giveAnswer?.(question.id, response);
  });

  return (
    <section ref={card} className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 id={headingId} ref={headingRef} tabIndex={-1}>
            <span aria-hidden="true">{t('question_number', { number: questionNumber })}</span>
            <span className="el-visually-hidden">
              {t('question_of', { number: questionNumber, total: questionCount })}
            </span>
          </h2>
          <p className={styles.points}>
            {t('points', { count: format.number(question.score) })}
            {mode === 'work' && <SaveState save={answer?.save ?? 'none'} />}
          </p>
        </div>
        {timer}
        {mode === 'work' && (
          <button
            type="button"
            className={styles.flag}
            aria-pressed={isFlagged}
            onClick={() => onFlag(question.id, !isFlagged)}
          >
            <FlagIcon />
            <span>{t('flag')}</span>
          </button>
        )}
      </header>
      <QuestionView
        question={question}
        response={answer?.response}
        files={answer?.files}
        locked={locked}
        mark={answer?.mark}
        answerKey={answer?.key}
        mediaUrl={mediaUrl}
      />
      {children}
    </section>
  );
}

const textKeyBySave = { saving: 'saving', saved: 'saved', waiting: 'save_waiting' } as const;

function SaveState({ save }: { save: AnswerState['save'] }) {
  const t = useMessages(messages);
  if (save === 'none') return null;
  return (
    <span className={styles.save} data-save={save}>
      {save === 'saved' && <TickIcon size="1em" />}
      {save === 'waiting' && <ClockIcon size="1em" />}
      <span>{t(textKeyBySave[save])}</span>
    </span>
  );
}
