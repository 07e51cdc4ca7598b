import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import type { Marking } from './marking-items.ts';
import type { MarkingView } from './marking-view.ts';
import { markingMessages } from './messages.ts';

type MarkedNoteProps = {
  marking: Marking;
  by: MarkingView['by'];
  onView: (change: Partial<MarkingView>) => void;
};

/** The next question or student with answers to mark, once those on the screen are all marked. */
function findNext({ questions, attempts, question_id, attempt_id }: Marking, by: MarkingView['by']) {
  if (by === 'question') {
    if (questions.some(({ id, waiting }) => id === question_id && waiting > 0)) return undefined;
    const next = questions.find(({ waiting }) => waiting > 0);
    return next && { count: next.waiting, view: { question_id: next.id } };
  }
  if (attempts.some((attempt) => attempt.attempt_id === attempt_id && attempt.waiting > 0)) return undefined;
  const next = attempts.find(({ waiting }) => waiting > 0);
  return next && { count: next.waiting, view: { attempt_id: next.attempt_id } };
}

/** Says that everything is marked and leads back to the class, or leads to what is still to mark. */
export function MarkedNote({ marking, by, onView }: MarkedNoteProps) {
  const t = useMessages(markingMessages);
  const { questions, answers, courseware } = marking;
  if (answers.length === 0) return null;
  if (questions.every(({ waiting }) => waiting === 0)) {
    return (
      <div className={styles.release}>
        <output className={styles.status}>{t('all_marked')}</output>
        <Button
          size="compact-md"
          variant="light"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/study-situation-view/grid"
              search={{ courseware_id: courseware.courseware_id }}
            />
          )}
        >
          {t('back_to_class')}
        </Button>
      </div>
    );
  }
  const next = findNext(marking, by);
  if (!next) return null;
  return (
    <Button size="compact-md" variant="light" onClick={() => onView(next.view)}>
      {t(by === 'question' ? 'next_question' : 'next_student', { count: next.count })}
    </Button>
  );
}
