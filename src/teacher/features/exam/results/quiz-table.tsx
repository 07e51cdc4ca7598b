import { Link } from '@tanstack/react-router';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './results.module.css';
import { resultsMessages } from './results-messages.ts';
import type { ResultDetail } from './sign-note.tsx';

type Quiz = ResultDetail['quizzes'][number];

/** The quizzes of the teacher's classes that use the question, and how many others there are. */
export function QuizTable({ detail: { quizzes, other_quizzes } }: { detail: ResultDetail }) {
  const t = useMessages(resultsMessages);
  return (
    <section>
      <h4>{t('by_quiz')}</h4>
      {quizzes.length === 0 ? (
        <p className={styles.note}>{t('no_quiz')}</p>
      ) : (
        <div className={styles.scroll} data-scrolls-sideways>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('quiz')}</th>
                <th scope="col">{t('class')}</th>
                <th scope="col" className={styles.number}>
                  {t('answered')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('facility')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('discrimination')}
                </th>
              </tr>
            </thead>
            <tbody>
              {quizzes.map((quiz) => (
                <QuizRow key={quiz.courseware_id} quiz={quiz} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {other_quizzes > 0 && <p className={styles.note}>{t('others', { count: other_quizzes })}</p>}
    </section>
  );
}

function QuizRow({ quiz }: { quiz: Quiz }) {
  const t = useMessages(resultsMessages);
  const formats = useFormats();
  const { courseware_id, question_id, courseware_name, class_name, answers, facility, discrimination } = quiz;
  const format = (share: number | null) => (share === null ? t('unknown') : formats.percent(share));
  return (
    <tr>
      <td>
        {question_id === null ? (
          <Link to="/study-situation-view/grid" search={{ courseware_id }}>
            {courseware_name}
          </Link>
        ) : (
          <Link to="/study-situation-view/question-detail" search={{ courseware_id, question_id }}>
            {courseware_name}
          </Link>
        )}
      </td>
      <td>{class_name}</td>
      <td className={styles.number}>{formats.number(answers)}</td>
      <td className={styles.number}>{format(facility)}</td>
      <td className={styles.number}>{format(discrimination)}</td>
    </tr>
  );
}
