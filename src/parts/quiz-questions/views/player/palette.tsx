import { useEffect, useRef } from 'react';
import type { AnswerState } from '#activities/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicQuestion } from '../../model.ts';
import { messages } from '../messages.ts';
import { describeAnswer, isUnmarked } from '../question/describe-answer.ts';
import { useVerdictName, verdictSigns } from '../question/feedback.tsx';
import { FlagIcon } from '../question/icons.tsx';
import styles from './palette.module.css';

type PaletteProps = {
  questions: readonly PublicQuestion[];
  answers: Readonly<Record<string, AnswerState>>;
  current: number;
  /** Absent if students may not choose the order. */
  onGo?: ((index: number) => void) | undefined;
};

/** All questions by number with their state: a strip on phones, a block beside the question on wide screens. */
export function Palette({ questions, answers, current, onGo }: PaletteProps) {
  const t = useMessages(messages);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const strip = list.current;
    const item = strip?.querySelector<HTMLElement>(`:scope > :nth-child(${current + 1})`);
    if (!strip || !item) return;
    strip.scrollTo({
      left: item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2,
      behavior: 'smooth',
    });
  }, [current]);

  return (
    <nav className={styles.palette} aria-label={t('questions')}>
      <ol ref={list} className={styles.list} data-scrolls-sideways>
        {questions.map((question, index) => (
          <li key={question.id}>
            <PaletteItem
              question={question}
              number={index + 1}
              answer={answers[question.id]}
              current={index === current}
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
  number: number;
  answer: AnswerState | undefined;
  current: boolean;
  onClick: (() => void) | undefined;
};

function PaletteItem({ question, number, answer, current, onClick }: PaletteItemProps) {
  const t = useMessages(messages);
  const nameVerdict = useVerdictName();
  const { state, flagged } = describeAnswer(question, answer);
  const Sign = isUnmarked(state) ? undefined : verdictSigns[state];
  const stateName = isUnmarked(state) ? t(state) : nameVerdict(state);
  const label = [t('question_number', { number }), stateName, flagged && t('flagged')]
    .filter(Boolean)
    .join(', ');
  const face = (
    <>
      <span className={styles.number}>{number}</span>
      {Sign && (
        <span className={styles.sign}>
          <Sign size="0.75rem" />
        </span>
      )}
      {flagged && (
        <span className={styles.flag}>
          <FlagIcon size="0.875rem" />
        </span>
      )}
    </>
  );
  const common = {
    className: styles.item,
    'data-state': state,
    'aria-current': current ? ('step' as const) : undefined,
  };
  if (!onClick) {
    return (
      <span {...common} role="img" aria-label={label}>
        {face}
      </span>
    );
  }
  return (
    <button type="button" {...common} aria-label={label} onClick={onClick}>
      {face}
    </button>
  );
}
