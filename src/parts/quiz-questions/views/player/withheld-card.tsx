import { type Ref, useId } from 'react';
import type { AnswerState } from '#form/activity-views.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ClockIcon } from '../../answer-parts/icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import type { PublicQuestion } from '../../model.ts';
import cardStyles from './question-card.module.css';
import styles from './withheld-card.module.css';
import { messages as withheldMessages } from './withheld-messages.ts';

type WithheldCardProps = {
  question: Pick<PublicQuestion, 'score' | 'time_limit_s'>;
  questionNumber: number;
  questionCount: number;
  opening: AnswerState['opening'];
  isWorking: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onOpen: () => void;
};

/** Replaces a question with a time limit until the student opens it: shows the limit and the button that starts it. */
export function WithheldCard(props: WithheldCardProps) {
  const { question, questionNumber, questionCount, opening, isWorking, headingRef, onOpen } = props;
  const t = useMessages(messages);
  const tWithheld = useMessages(withheldMessages);
  const format = useFormats();
  const headingId = useId();
  const timeLimitText = format.duration((question.time_limit_s ?? 0) * 1000);
  return (
    <section className={cardStyles.card} aria-labelledby={headingId}>
      <header className={cardStyles.head}>
        <div className={cardStyles.title}>
          <h2 id={headingId} ref={headingRef} tabIndex={-1}>
            <span aria-hidden="true">{t('question_number', { number: questionNumber })}</span>
            <span className="el-visually-hidden">
              {t('question_of', { number: questionNumber, total: questionCount })}
            </span>
          </h2>
          <p className={cardStyles.points}>{t('points', { count: format.number(question.score) })}</p>
        </div>
      </header>
      <div className={styles.gate}>
        <span className={styles.sign}>
          <ClockIcon size="2rem" />
        </span>
        <p className={styles.text}>
          {isWorking ? tWithheld('opens_timed', { time: timeLimitText }) : tWithheld('never_opened')}
        </p>
        {isWorking && (
          <Button busy={opening !== undefined} onClick={onOpen}>
            {tWithheld(opening === undefined ? 'open_question' : 'opening')}
          </Button>
        )}
        <p className={styles.note} role="status">
          {opening === 'waiting' && tWithheld('opens_with_network')}
        </p>
      </div>
    </section>
  );
}
