import { type ReactNode, useState } from 'react';
import { ResponseView } from '#teacher/shared/activities/activity-views.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { createViewContext } from '#ui/view-context.ts';
import { AnswerFiles } from './files/answer-files.tsx';
import { usePreloadPictures } from './files/use-preload-pictures.ts';
import { AnswerList } from './list/answer-list.tsx';
import { MarkPanel } from './mark-panel.tsx';
import styles from './marking.module.css';
import { listItems, type Marking, type MarkingItem } from './marking-items.ts';
import type { MarksQueue, QueueState } from './marks-queue.ts';
import { markingMessages } from './messages.ts';

const context = createViewContext();
/** Number of answers ahead of the current one whose pictures are preloaded. */
const preloadedAnswers = 5;

type MarkingDeskProps = {
  marking: Marking;
  isHidden: boolean;
  isGrouped: boolean;
  nameAttempt: (attempt: Marking['attempts'][number], index: number) => string;
  /** Renders a student's own rules beside the name. */
  showDifferences: (attempt: Marking['attempts'][number]) => ReactNode;
  queue: MarksQueue;
  marks: QueueState['marks'];
};

/** Names the lines of the list, which are students or, for one student, questions. */
function useLineNames({ marking, isHidden, nameAttempt }: MarkingDeskProps) {
  const t = useMessages(markingMessages);
  const { questions, attempts, question_id } = marking;
  const attemptOf = new Map(attempts.map((attempt) => [attempt.attempt_id, attempt]));
  return ({ answers }: MarkingItem, index: number): string => {
    const [first] = answers;
    if (question_id === null) {
      const at = questions.findIndex(({ id }) => id === first.question_id);
      return `${at + 1}. ${questions[at]?.title ?? ''}`;
    }
    if (answers.length > 1) return t('similar_count', { count: answers.length });
    const attempt = attemptOf.get(first.attempt_id);
    return isHidden || !attempt ? t('answer_number', { number: index + 1 }) : nameAttempt(attempt, index);
  };
}

/** Renders the student's own rules beside the name; nothing if names are hidden or for several students together. */
function useDifferences({ marking, isHidden, showDifferences }: MarkingDeskProps) {
  return ({ answers }: MarkingItem): ReactNode => {
    const attempt = marking.attempts.find(({ attempt_id }) => attempt_id === answers[0].attempt_id);
    return attempt && !isHidden && answers.length === 1 ? showDifferences(attempt) : null;
  };
}

type CurrentAnswerProps = { marking: Marking; item: MarkingItem; name: string; differences: ReactNode };

function CurrentAnswer({ marking, item, name, differences }: CurrentAnswerProps) {
  const [answer] = item.answers;
  return (
    <section className={styles.answer} aria-label={name}>
      <div className={styles.answerHead}>
        <h2>{name}</h2>
        {differences}
      </div>
      <ResponseView
        key={item.key}
        type={marking.courseware.type}
        content={answer.content ?? marking.content}
        questionId={answer.question_id}
        response={answer.response}
        files={answer.files}
        showsResponseOnly
        context={context}
      />
      <AnswerFiles files={answer.files} />
    </section>
  );
}

/** The answers at the left, the current one large in the middle, its mark at the right. */
export function MarkingDesk(props: MarkingDeskProps) {
  const { marking, queue, marks } = props;
  const t = useMessages(markingMessages);
  const nameLine = useLineNames(props);
  const differencesOf = useDifferences(props);
  const items = listItems(marking, props);
  const [chosenKey, setChosenKey] = useState<string>();
  const isWaiting = ({ answers }: MarkingItem) => answers.some(({ score }) => score === null);
  const [startKey] = useState(() => (items.find(isWaiting) ?? items[0])?.key);
  const index = Math.max(
    0,
    items.findIndex(({ key }) => key === (chosenKey ?? startKey)),
  );
  const current = items[index];
  usePreloadPictures(
    items.slice(index + 1, index + 1 + preloadedAnswers).flatMap(({ answers }) => answers[0]),
  );
  if (!current)
    return <EmptyState picture={<NoStudents />} title={t('nothing_title')} text={t('nothing_text')} />;
  const step = (by: number) => setChosenKey(items[index + by]?.key ?? current.key);
  const [{ question_id }] = current.answers;
  return (
    <div className={styles.desk}>
      <AnswerList
        items={items}
        nameOf={nameLine}
        differencesOf={marking.question_id === null ? undefined : differencesOf}
        currentKey={current.key}
        marks={marks}
        onChoose={({ key }) => setChosenKey(key)}
      />
      <CurrentAnswer
        marking={marking}
        item={current}
        name={nameLine(current, index)}
        differences={differencesOf(current)}
      />
      <MarkPanel
        key={current.key}
        item={current}
        markedBy={marking.questions.find(({ id }) => id === question_id)?.marked_by ?? 'teacher'}
        guide={marking.guides.find((guide) => guide.question_id === question_id)}
        queue={queue}
        marks={marks}
        onStep={step}
      />
    </div>
  );
}
