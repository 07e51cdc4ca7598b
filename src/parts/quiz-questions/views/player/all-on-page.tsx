import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { messages } from '../../answer-parts/messages.ts';
import { findSection } from '../../sections/sectioned.ts';
import { LateSectionView } from '../section/late-section-view.tsx';
import pageStyles from './all-on-page.module.css';
import { AnsweredLine } from './answered-line.tsx';
import { CheckButton } from './check-button.tsx';
import { Palette } from './palette.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './quiz-player.module.css';
import type { QuizProps } from './quiz-props.ts';
import { useShownQuestion } from './use-shown-question.ts';

/** All questions on one page; the number of unanswered ones is beside the submit button. */
export function AllOnPage(props: QuizProps) {
  const { content, answers, mode, checkable, onShow, onCheck, onSubmit } = props;
  const { questions } = content;
  const t = useMessages(messages);
  const page = useRef<HTMLDivElement>(null);
  const isWorking = mode === 'work';
  const [shownIndex, setShownIndex] = useState(0);

  useShownQuestion(page, (index) => {
    setShownIndex(index);
    const id = questions[index]?.id;
    if (isWorking && id !== undefined) onShow(id);
  });

  const scrollToStart = useEffectEvent(() => {
    const startIndex = questions.findIndex(({ id }) => id === props.startQuestionId);
    if (startIndex > 0) page.current?.children[startIndex]?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => scrollToStart(), []);

  const findHeading = (index: number) =>
    page.current?.children[index]?.querySelector<HTMLElement>('h2[tabindex]');

  function goTo(index: number) {
    const heading = findHeading(index);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.frame}>
      <div className={`${styles.side} ${pageStyles.side}`}>
        <Palette questions={questions} answers={answers} currentIndex={shownIndex} onGo={goTo} />
      </div>
      <div className={styles.stack}>
        <div ref={page} className={styles.stack}>
          {questions.map((question, index) => {
            const answer = findOwn(answers, question.id);
            const isLocked = !isWorking || (answer?.locked ?? false);
            const card = (
              <QuestionCard
                {...props}
                key={question.id}
                question={question}
                questionNumber={index + 1}
                questionCount={questions.length}
                answer={answer}
                locked={isLocked}
              >
                {isWorking && checkable && (
                  <CheckButton
                    look="soft"
                    question={question}
                    answer={answer}
                    onCheck={() => {
                      onCheck(question.id);
                      findHeading(index)?.focus({ preventScroll: true });
                    }}
                  />
                )}
              </QuestionCard>
            );
            const section = findSection(content.sections, question);
            if (!section || section.id === questions[index - 1]?.section_id) return card;
            return (
              <div key={question.id} className={styles.stack}>
                <LateSectionView section={section} mediaUrl={props.mediaUrl} />
                {card}
              </div>
            );
          })}
        </div>
        {isWorking && (
          <div className={pageStyles.end}>
            <AnsweredLine questions={questions} answers={answers} />
            <Button onClick={() => onSubmit('ask')}>{t('submit')}</Button>
          </div>
        )}
      </div>
    </div>
  );
}
