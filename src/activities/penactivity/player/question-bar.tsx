import { useEffect, useRef } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { AnswerState } from '#form/activity-views.ts';
import { messages as questionMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import type { PublicQuestion } from '../model.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type QuestionBarProps = {
  questions: readonly PublicQuestion[];
  answers: Readonly<Record<string, AnswerState>>;
  /** How many things are drawn for each question, by id; an answer says it where this page does not know yet. */
  counts: ReadonlyMap<string, number>;
  currentId: string | undefined;
  onGo: (question: PublicQuestion) => void;
};

export const isAnswered = (
  id: string,
  answers: QuestionBarProps['answers'],
  counts: QuestionBarProps['counts'],
): boolean => (counts.get(id) ?? findOwn(answers, id)?.item_count ?? 0) > 0;

/** All questions with what is answered and, later, their marks; each leads to its place on the page. */
export function QuestionBar({ questions, answers, counts, currentId, onGo }: QuestionBarProps) {
  const t = useMessages(playerMessages);
  const tQuestion = useMessages(questionMessages);
  const { number } = useFormats();
  const list = useRef<HTMLOListElement>(null);
  const currentIndex = questions.findIndex(({ id }) => id === currentId);
  useEffect(() => {
    const item = list.current?.children[currentIndex];
    if (item instanceof HTMLElement) list.current?.scrollTo({ left: item.offsetLeft - 60 });
  }, [currentIndex]);
  const describe = ({ id, score, name, box }: PublicQuestion, index: number) => {
    const mark = findOwn(answers, id)?.mark;
    const points =
      mark && !mark.needs_teacher
        ? tQuestion('score_of', { score: number(mark.score), count: mark.max_score })
        : tQuestion('points', { count: score });
    const label = box ? String(index + 1) : t('page', { number: index + 1 });
    return { label, name, points, isDone: isAnswered(id, answers, counts) };
  };
  return (
    <nav aria-label={tQuestion('questions')} className={styles.questions}>
      <ol ref={list} className={styles.list} data-scrolls-sideways>
        {questions.map((question, index) => {
          const { label, name, points, isDone } = describe(question, index);
          return (
            <li key={question.id}>
              <button
                type="button"
                className={styles.question}
                data-done={isDone || undefined}
                aria-current={question.id === currentId ? 'step' : undefined}
                onClick={() => onGo(question)}
              >
                <b>{label}</b>
                {name !== '' && <span className={styles.name}>{name}</span>}
                <small>{points}</small>
                {isDone && <TickIcon size="1em" />}
                <span className="el-visually-hidden">{tQuestion(isDone ? 'answered' : 'not_answered')}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
