import { Link } from '@tanstack/react-router';
import { findActivityViews } from '#activities/views.ts';
import {
  findHardestQuestions,
  findStrugglers,
  hasEnoughSubmitted,
} from '#contract/figures/question-figures.ts';
import { ComparisonLink } from '#teacher/features/study/comparison/comparison-link.tsx';
import { FollowUpButton } from '#teacher/features/study/follow-up/follow-up-button.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Grid } from '../grid-model.ts';
import styles from './grid-insights.module.css';
import { listLines } from './grid-lines.ts';
import { InsightStudents } from './insight-students.tsx';

/** Students below half marks, and the hardest questions, beside the grid. */
export function GridInsights({ grid, hideNames }: { grid: Grid; hideNames: boolean }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const { courseware, rows } = grid;
  const strugglers = findStrugglers(listLines(rows), courseware.questions).slice(0, 6);
  const hardestQuestions = findHardestQuestions(rows, courseware.questions);
  const coursewareId = courseware.courseware_id;
  return (
    <div className={styles.insights}>
      <section className={styles.panel}>
        <h2>{t('below_half')}</h2>
        {strugglers.length === 0 && <p className={styles.none}>{t('below_half_none')}</p>}
        <InsightStudents
          coursewareId={coursewareId}
          students={strugglers.map(({ line, share }) => ({ line, note: formats.percent(share) }))}
          hideNames={hideNames}
        />
      </section>
      <section className={styles.panel}>
        <h2>{t('hardest')}</h2>
        {hardestQuestions.length === 0 && (
          <p className={styles.none}>{t(hasEnoughSubmitted(rows) ? 'hardest_none' : 'average_from')}</p>
        )}
        <ul className={styles.questions}>
          {hardestQuestions.map(({ question, number, meanShare, scoreCount }) => (
            <li key={question.id}>
              <Link
                className={styles.link}
                to="/study-situation-view/question-detail"
                search={{ courseware_id: coursewareId, question_id: question.id }}
              >
                <strong>{number}</strong>
                <span className={styles.title} title={question.title}>
                  {question.title}
                </span>
                <span>
                  {formats.percent(meanShare)} ({t('people', { count: scoreCount })})
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {findActivityViews(courseware.type)?.sharesQuestions && hasEnoughSubmitted(rows) && (
          <FollowUpButton grid={grid} />
        )}
        <ComparisonLink coursewareId={coursewareId} />
      </section>
    </div>
  );
}
