import type { QuestionMark } from '#form/activity-type.ts';
import { Icon } from '#player/shared/icons.tsx';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './result.module.css';
import { submittedMessages } from './submitted-messages.ts';

/** `marked`: a teacher gave points, which are neither right nor wrong. */
type MarkKind = 'right' | 'partial' | 'wrong' | 'marked' | 'pending';
type Question = Attempt['questions'][number];
type Corrections = Attempt['answers'][number]['corrected'];

function chooseMarkKind(
  { marked_by }: Question,
  { score, max_score, needs_teacher }: QuestionMark,
  isCorrected: boolean,
): MarkKind {
  if (needs_teacher) return 'pending';
  // A question that does not count any more has no points.
  if (isCorrected && max_score === 0) return 'marked';
  if (marked_by === 'teacher') return 'marked';
  if (score >= max_score) return 'right';
  return score > 0 ? 'partial' : 'wrong';
}

const iconByKind = {
  right: 'check',
  partial: 'star',
  wrong: 'cross',
  marked: 'comment',
  pending: 'clock',
} as const;

/** What was corrected last decides whether the question still counts. */
function chooseCorrectionText(corrections: NonNullable<Corrections>) {
  const rule = corrections.flatMap((kind) => (kind === 'void' || kind === 'full_marks' ? [kind] : [])).at(-1);
  return rule ? (`corrected_${rule}` as const) : 'corrected';
}

/** The mark of every question, with the teacher's comment on it. */
export function Marks({ attempt }: { attempt: Attempt }) {
  const t = useMessages(submittedMessages);
  const { number } = useFormats();
  const answerById = new Map(attempt.answers.map((answer) => [answer.question_id, answer]));
  const rows = attempt.questions.flatMap((question, index) => {
    const { id, title } = question;
    const { mark, comment, corrected } = answerById.get(id) ?? {};
    if (!mark) return [];
    const kind = chooseMarkKind(question, mark, corrected !== undefined);
    return [{ id, title, mark, comment, corrected, number: index + 1, kind }];
  });
  return (
    <section className={styles.marks}>
      <h2>{t('marks_title')}</h2>
      <ol className={styles.markList}>
        {rows.map(({ id, title, mark, comment, corrected, kind, number: questionNumber }) => (
          <li key={id} data-kind={kind}>
            <span className={styles.sign} title={t(`mark_${kind}`)}>
              <Icon name={iconByKind[kind]} size={18} />
            </span>
            <span className={styles.question}>
              <span className="el-visually-hidden">
                {t('mark_name', {
                  number: questionNumber,
                  result: t(`mark_${kind}`),
                  score: number(mark.score),
                  max: number(mark.max_score),
                })}
              </span>
              <span aria-hidden="true">{questionNumber}.</span> {title}
              {corrected && <span className={styles.quiet}>{t(chooseCorrectionText(corrected))}</span>}
              {comment && <span className={styles.words}>{comment}</span>}
            </span>
            <span className={styles.points} aria-hidden="true">
              {kind === 'pending' ? <span>–</span> : <span>{number(mark.score)}</span>}
              <span> / </span>
              <span>{number(mark.max_score)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
