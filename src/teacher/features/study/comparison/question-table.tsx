import { Link } from '@tanstack/react-router';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Comparison, letterOf, type NumberedQuestion, type Question } from './compared.ts';
import styles from './comparison.module.css';
import { comparisonMessages } from './comparison-messages.ts';

type QuestionTableProps = { comparison: Comparison; questions: readonly NumberedQuestion[] };

/** Questions × classes: the class average of each question in each use, with its number of answers. */
export function QuestionTable({ comparison, questions }: QuestionTableProps) {
  const t = useMessages(comparisonMessages);
  return (
    <section className={styles.scroll} aria-label={t('questions')} data-scrolls-sideways>
      <table className={`${table.table} ${styles.table}`} aria-label={t('questions')}>
        <thead>
          <tr>
            <th scope="col" className={styles.question}>
              {t('question')}
            </th>
            <th scope="col" className={styles.number}>
              {t('difference')}
            </th>
            {comparison.uses.map((use, index) => (
              <th
                key={use.courseware_id}
                scope="col"
                className={styles.number}
                data-chosen={use.courseware_id === comparison.courseware_id || undefined}
              >
                <span className={styles.badge}>{letterOf(index)}</span> <span>{use.class_name}</span>
                <small className={styles.small}>{use.calendar_name}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <QuestionRow key={question.question_id} comparison={comparison} question={question} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type QuestionRowProps = { comparison: Comparison; question: NumberedQuestion };

function QuestionRow({ comparison: { courseware_id, uses }, question }: QuestionRowProps) {
  const t = useMessages(comparisonMessages);
  const { number } = useFormats();
  const { question_id, title, difference, results } = question;
  return (
    <tr>
      <th scope="row" className={styles.question}>
        <Link to="/study-situation-view/question-detail" search={{ courseware_id, question_id }}>
          {t('point', { number: question.number, title })}
        </Link>
      </th>
      <td className={styles.number}>
        {difference === null ? <span className={styles.none}>–</span> : number(Math.round(100 * difference))}
      </td>
      {uses.map((use, index) => (
        <td key={use.courseware_id} className={styles.number}>
          <Facility result={results[index] ?? null} />
        </td>
      ))}
    </tr>
  );
}

/** The figure with its number of answers and a bar of its length; in words where there is none. */
function Facility({ result }: { result: Question['results'][number] }) {
  const t = useMessages(comparisonMessages);
  const { number, percent } = useFormats();
  if (!result) return <span className={styles.none}>{t('not_there')}</span>;
  const { facility, answers, is_changed } = result;
  if (facility === null) return <span className={styles.none}>{answers === 0 ? '–' : t('few')}</span>;
  return (
    <>
      <span>{percent(facility)}</span>{' '}
      <small className={styles.count}>{t('of_count', { count: number(answers) })}</small>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${100 * Math.max(0, Math.min(1, facility))}%` }} />
      </span>
      {is_changed && <small className={styles.small}>{t('changed')}</small>}
    </>
  );
}
