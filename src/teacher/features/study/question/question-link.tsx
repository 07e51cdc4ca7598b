import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Elements } from '#ui/elements.ts';
import styles from './question-statistics.module.css';

type QuestionLinkProps = {
  coursewareId: number;
  questionId: string | undefined;
  title: string;
  /** Stands before the title. */
  number?: Elements;
};

/** Leads from a table of questions to one of them. */
export function QuestionLink({ coursewareId, questionId, title, number }: QuestionLinkProps) {
  return (
    <Anchor
      className={styles.link}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/study-situation-view/question-detail"
          search={{ courseware_id: coursewareId, question_id: questionId }}
        />
      )}
    >
      {number}
      <span className={styles.title} title={title}>
        {title}
      </span>
    </Anchor>
  );
}
