import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './results.module.css';
import { resultsMessages } from './results-messages.ts';

export type ResultDetail = ApiReply<'GET /exam/question_result_detail'>;

/** What may be wrong with the question, why it is said, and where to look. */
export function SignNote({ detail }: { detail: ResultDetail }) {
  const t = useMessages(resultsMessages);
  const formats = useFormats();
  const { sign, strong, quizzes } = detail;
  if (sign === null) return null;
  const isTold = sign === 'key' && strong.facility !== null && strong.facility <= 0.25;
  const text = isTold
    ? t('explain_key_strong', { count: strong.answers, share: formats.percent(strong.facility ?? 0) })
    : t(`explain_${sign}`);
  return (
    <div className={styles.sign} data-sign={sign} role="note">
      <strong>{t(`sign_${sign}`)}</strong>
      <p>{text}</p>
      {sign !== 'all_right' && <AnswersLink quizzes={quizzes} />}
    </div>
  );
}

/** The page of the answers in the quiz of one's own that most have answered, where the question is corrected. */
function AnswersLink({ quizzes }: Pick<ResultDetail, 'quizzes'>) {
  const t = useMessages(resultsMessages);
  const [most] = [...quizzes].sort((one, other) => other.answers - one.answers);
  if (!most?.question_id) return null;
  const { courseware_id, question_id, courseware_name } = most;
  return (
    <Link to="/study-situation-view/question-detail" search={{ courseware_id, question_id }}>
      {t('open_to_correct', { name: courseware_name })}
    </Link>
  );
}
