import { useEffect, useEffectEvent, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import { TaskFrame } from '#parts/drawing-tasks/task-bar/task-frame.tsx';
import { messages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { CheckButton } from '#parts/quiz-questions/views/player/check-button.tsx';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PlacedCards, PublicQuestion, PublicTask } from '../model.ts';
import type { CardKey } from '../public-task.ts';
import { QuestionStrip } from '../question-strip.tsx';
import { Attachments } from './attachments.tsx';
import { BoardWork } from './board-work.tsx';
import styles from './player.module.css';
import { type Board, useBoards } from './use-boards.ts';

const LateMark = createLateComponent(async () => (await import('./verdict.tsx')).MarkNote);
const LateKey = createLateComponent(async () => (await import('./verdict.tsx')).KeyDetails);

type CardPlayerProps = PlayerProps<PublicTask, PlacedCards>;

const emptyBoard: Board = { itemByCard: new Map(), itemCount: 0 };

/** A page for each question card, on which cards are put and which is drawn on. */
export function Player(props: CardPlayerProps) {
  const { content, mode, onShow } = props;
  const { questions } = content;
  const t = useMessages(messages);
  const [index, setIndex] = useState(0);
  const boards = useBoards(props);
  const question = questions[index] ?? questions[0];
  const shownId = question?.id;
  const tellShown = useEffectEvent((id: string) => {
    if (mode === 'work') onShow(id);
  });
  useEffect(() => {
    if (shownId !== undefined) tellShown(shownId);
  }, [shownId]);
  if (!question) return <p>{t('no_questions')}</p>;
  return (
    <QuestionPage
      {...props}
      question={question}
      index={questions.indexOf(question)}
      boards={boards}
      onGo={setIndex}
    />
  );
}

type QuestionPageProps = CardPlayerProps & {
  question: PublicQuestion;
  index: number;
  boards: ReadonlyMap<number, Board>;
  onGo: (index: number) => void;
};

function QuestionPage({ question, index, boards, onGo, ...props }: QuestionPageProps) {
  const { content, answers, mode, checkable, context, onCheck } = props;
  const { questions, cards, attachments } = content;
  const t = useMessages(messages);
  const [hasMoved, setMoved] = useState(false);
  const answer = findOwn(answers, question.id);
  const key = answer?.key as CardKey | null | undefined;
  const { itemByCard } = boards.get(question.page) ?? emptyBoard;
  const stripItems = questions.map(({ id, page }) => ({
    id,
    isAnswered: (boards.get(page)?.itemCount ?? 0) > 0,
  }));
  return (
    <TaskFrame
      // Another page begins with its own view, tools and undo.
      key={question.id}
      task={question}
      heading={t('question_number', { number: index + 1 })}
      mediaUrl={context.mediaUrl}
      takesFocus={hasMoved}
      above={
        (questions.length > 1 || attachments.length > 0) && (
          <div className={styles.above}>
            <QuestionStrip
              questions={stripItems}
              currentIndex={index}
              onGo={(next) => {
                setMoved(true);
                onGo(next);
              }}
            />
            <Attachments attachments={attachments} mediaUrl={context.mediaUrl} />
          </div>
        )
      }
      aside={
        mode === 'work' &&
        checkable &&
        question.marks_itself && (
          <CheckButton look="soft" answer={answer} onCheck={() => onCheck(question.id)} />
        )
      }
      details={answer && key && <LateKey cards={cards} answer={answer} answerKey={key} />}
      note={answer?.mark && <LateMark question={question} mark={answer.mark} />}
    >
      <BoardWork key={JSON.stringify(content.board)} {...props} {...{ question, answer, itemByCard }} />
    </TaskFrame>
  );
}
