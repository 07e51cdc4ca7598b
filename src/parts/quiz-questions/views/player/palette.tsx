import { useEffect, useRef } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { AnswerState } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FlagIcon } from '../../answer-parts/icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import type { PublicQuestion } from '../../model.ts';
import { describeAnswer, isUnmarked } from '../question/describe-answer.view.ts';
import { iconByVerdict, useVerdictName } from '../question/feedback.tsx';
import styles from './palette.module.css';

type PaletteProps = {
  questions: readonly PublicQuestion[];
  answers: Readonly<Record<string, AnswerState>>;
  currentIndex: number;
  /** Absent if students may not choose the order. */
  onGo?: ((index: number) => void) | undefined;
};

/** All questions by number with their state: a strip on phones, a block beside the question on wide screens. */
export function Palette({ questions, answers, currentIndex, onGo }: PaletteProps) {
  const t = useMessages(messages);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const strip = list.current;
    const item = strip?.querySelector<HTMLElement>(`:scope > :nth-child(${currentIndex + 1})`);
    if (!strip || !item) return;
    strip.scrollTo({
      left: item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2,
      behavior: 'smooth',
    });
  }, [currentIndex]);

  return (
    <nav className={styles.palette} aria-label={t('questions')}>
      <ol ref={list} className={styles.list} data-scrolls-sideways>
        {questions.map((question, index) => (
          <li key={question.id}>
            <PaletteItem
              question={question}
              questionNumber={index + 1}
              answer={findOwn(answers, question.id)}
              isCurrent={index === currentIndex}
              onClick={onGo && (() => onGo(index))}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type PaletteItemProps = {
  question: PublicQuestion;
  questionNumber: number;
  answer: AnswerState | undefined;
  isCurrent: boolean;
  onClick: (() => void) | undefined;
};

function PaletteItem({ question, questionNumber, answer, isCurrent, onClick }: PaletteItemProps) {
  const t = useMessages(messages);
  const nameVerdict = useVerdictName();
  const { state, flagged } = describeAnswer(question, answer);
  const VerdictIcon = isUnmarked(state) ? undefined : iconByVerdict[state];
  const stateName = isUnmarked(state) ? t(state) : nameVerdict(state);
  const label = [t('question_number', { number: questionNumber }), stateName, flagged && t('flagged')]
    .filter(Boolean)
    .join(', ');
  const itemContent = (
    <>
      <span className={styles.number}>{questionNumber}</span>
      {VerdictIcon && (
        <span className={styles.sign}>
          <VerdictIcon size="0.75rem" />
        </span>
      )}
      {flagged && (
        <span className={styles.flag}>
          <FlagIcon size="0.875rem" />
        </span>
      )}
    </>
  );
  const itemProps = {
    className: styles.item,
    'data-state': state,
    'aria-current': isCurrent ? ('step' as const) : undefined,
  };
  if (!onClick) {
    return (
      <span {...itemProps} role="img" aria-label={label}>
        {itemContent}
      </span>
    );
  }
  return (
    <button type="button" {...itemProps} aria-label={label} onClick={onClick}>
      {itemContent}
    </button>
  );
}
