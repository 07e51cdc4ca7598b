import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './attempts-compared.module.css';

type PersonalDetail = ApiReply<'GET /study/personal_detail'>;

/** The marks of a student's submitted attempts in columns, question by question. Nothing with less than two. */
export function AttemptsCompared({ detail }: { detail: PersonalDetail }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const submitted = detail.attempts.filter(({ state }) => state === 'submitted');
  if (!detail.courseware.is_marked || submitted.length < 2) return null;
  const markOf = new Map(detail.scores.map((mark) => [`${mark.attempt_id}/${mark.question_id}`, mark]));
  const tell = (score: number | null, max: number) =>
    score === null ? '–' : t('compare_of', { score: formats.number(score), max: formats.number(max) });
  const tellMark = (attemptId: number, questionId: string) => {
    const mark = markOf.get(`${attemptId}/${questionId}`);
    if (mark?.needs_teacher) return t('cell_to_mark');
    return mark ? tell(mark.score, mark.max_score) : '–';
  };
  return (
    <details className={styles.compared}>
      <summary>{t('compare_attempts')}</summary>
      <div className={styles.scroll} data-scrolls-sideways>
        <table className={`${table.table} ${styles.table}`} aria-label={t('compare_attempts')}>
          <thead>
            <tr>
              <th scope="col">{t('question')}</th>
              {submitted.map(({ id, number, submitted_at }) => (
                <th key={id} scope="col">
                  {t('attempt_number', { number })}
                  <small className={styles.date}>{submitted_at !== null && formats.date(submitted_at)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {detail.courseware.questions.map(({ id, title }, index) => (
              <tr key={id}>
                <th scope="row" title={title}>
                  {index + 1}. {title}
                </th>
                {submitted.map((attempt) => (
                  <td key={attempt.id}>{tellMark(attempt.id, id)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('compare_total')}</th>
              {submitted.map(({ id, score, max_score }) => (
                <td key={id}>{tell(score, max_score)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}
