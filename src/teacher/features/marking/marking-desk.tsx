import { type ReactNode, useEffect } from 'react';
import type { AnswerPlace } from '#teacher/shared/marks/typed-marks.ts';
import type { UnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';
import type { TaughtSpaces } from '#teacher/shared/spaces/taught-spaces.ts';
import { useTaughtSpaces } from '#teacher/shared/spaces/use-taught-spaces.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { CurrentAnswer } from './current-answer.tsx';
import { usePreloadPictures } from './files/use-preload-pictures.ts';
import { AnswerList } from './list/answer-list.tsx';
import { MarkPanel } from './mark-panel.tsx';
import styles from './marking.module.css';
import { type Answer, isSeen, type Marking, type MarkingItem } from './marking-items.ts';
import type { MarkingView } from './marking-view.ts';
import { markingMessages } from './messages.ts';
import { useOwnStamps } from './phrases/use-phrases.ts';
import { SideBySide } from './side-by-side.tsx';
import type { CurrentItem } from './use-current-item.ts';

/** Number of answers ahead of the current one whose pictures are preloaded, and whose spaces are read. */
const preloadedAnswerCount = 5;
const fetchedAheadCount = 2;

type MarkingDeskProps = {
  marking: Marking;
  view: Pick<MarkingView, 'isHidden' | 'isGallery'>;
  onView: (change: Partial<MarkingView>) => void;
  current: CurrentItem;
  nameAttempt: (attempt: Marking['attempts'][number], index: number) => string;
  /** Renders the marks of a student's exceptions beside the name. */
  renderExceptionMarks: (attempt: Marking['attempts'][number]) => ReactNode;
  marks: UnsentMarks['marks'];
  typedMarks: ReadonlyMap<string, AnswerPlace>;
};

/** Names the lines of the list, which are students or, for one student, questions. */
function useLineNames({ marking, view, nameAttempt }: MarkingDeskProps) {
  const t = useMessages(markingMessages);
  const { questions, attempts, question_id } = marking;
  const attemptById = new Map(attempts.map((attempt) => [attempt.attempt_id, attempt]));
  return ({ answers }: MarkingItem, index: number): string => {
    const [first] = answers;
    if (question_id === null) {
      const questionIndex = questions.findIndex(({ id }) => id === first.question_id);
      return `${questionIndex + 1}. ${questions[questionIndex]?.title ?? ''}`;
    }
    if (answers.length > 1) return t('similar_count', { count: answers.length });
    const attempt = attemptById.get(first.attempt_id);
    return view.isHidden || !attempt
      ? t('answer_number', { number: index + 1 })
      : nameAttempt(attempt, index);
  };
}

/**
 * Returns a function that renders exceptions beside a name; null if names are hidden or an item has several
 * answers.
 */
function useExceptionMarks({ marking, view, renderExceptionMarks }: MarkingDeskProps) {
  return ({ answers }: MarkingItem): ReactNode => {
    const attempt = marking.attempts.find(({ attempt_id }) => attempt_id === answers[0].attempt_id);
    return attempt && !view.isHidden && answers.length === 1 ? renderExceptionMarks(attempt) : null;
  };
}

/** Names the mark of an answer: courseware, question, and who answered as the teacher sees it now. */
function useMarkTitles({ marking, nameAttempt }: MarkingDeskProps) {
  const { courseware, questions, attempts } = marking;
  return ({ attempt_id, question_id }: Answer): string => {
    const question = questions.find(({ id }) => id === question_id)?.title ?? '';
    const index = attempts.findIndex((attempt) => attempt.attempt_id === attempt_id);
    const attempt = attempts[index];
    const name = attempt ? nameAttempt(attempt, index) : '';
    return [courseware.courseware_name, question, name].filter((part) => part !== '').join(' · ');
  };
}

/** Reads the spaces of the attempts that come next, so that they are there at the next key. */
function useFetchAhead(taughtSpaces: TaughtSpaces | undefined, attemptIds: readonly number[]): void {
  const ids = attemptIds.join();
  useEffect(() => {
    taughtSpaces?.fetchAhead(ids === '' ? [] : ids.split(',').map(Number));
  }, [taughtSpaces, ids]);
}

/** The answers at the left, the current one large in the middle, its mark at the right. */
export function MarkingDesk(props: MarkingDeskProps) {
  const { marking, marks, typedMarks, current } = props;
  const t = useMessages(markingMessages);
  const nameLine = useLineNames(props);
  const exceptionMarksOf = useExceptionMarks(props);
  const titleOf = useMarkTitles(props);
  const { items, index, item: currentItem, choose } = current;
  usePreloadPictures(marking, items.slice(index + 1, index + 1 + preloadedAnswerCount));
  const taughtSpaces = useTaughtSpaces(marking.courseware);
  useFetchAhead(
    taughtSpaces,
    items.slice(index + 1, index + 1 + fetchedAheadCount).map(({ answers }) => answers[0].attempt_id),
  );
  const ownStamps = useOwnStamps();
  if (!currentItem)
    return <EmptyState picture={<NoStudents />} title={t('nothing_title')} text={t('nothing_text')} />;
  if (props.view.isGallery && marking.question_id !== null)
    return <SideBySide {...{ marking, current, taughtSpaces, nameLine }} onView={props.onView} />;
  const moveBy = (by: number) => choose((items[index + by] ?? currentItem).answers[0]);
  const [{ question_id }] = currentItem.answers;
  return (
    <div className={styles.room}>
      <div className={styles.desk} data-drawn={isSeen(marking) || undefined}>
        <AnswerList
          items={items}
          nameOf={nameLine}
          exceptionMarksOf={marking.question_id === null ? undefined : exceptionMarksOf}
          currentKey={currentItem.key}
          marks={marks}
          typedKeys={typedMarks}
          onChoose={({ answers }) => choose(answers[0])}
        />
        <CurrentAnswer
          marking={marking}
          item={currentItem}
          name={nameLine(currentItem, index)}
          exceptionMarks={exceptionMarksOf(currentItem)}
          taughtSpaces={taughtSpaces}
          ownStamps={ownStamps}
        />
        <MarkPanel
          key={currentItem.key}
          item={currentItem}
          markedBy={marking.questions.find(({ id }) => id === question_id)?.marked_by ?? 'teacher'}
          guide={marking.guides.find((guide) => guide.question_id === question_id)}
          marks={marks}
          coursewareId={marking.courseware.courseware_id}
          titleOf={titleOf}
          onStep={moveBy}
        />
      </div>
    </div>
  );
}
