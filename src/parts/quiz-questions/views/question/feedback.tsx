import type { QuestionMark } from '#form/activity-type.ts';
import { drawText } from '#parts/formatted-text/views/draw-text.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import { ClockIcon, PartIcon, PenIcon } from '../../answer-parts/icons.tsx';
import keyStyles from '../../answer-parts/key.module.css';
import { messages } from '../../answer-parts/messages.ts';
import type { QuestionKey } from '../../kind-of.ts';
import type { PublicQuestion } from '../../model.ts';
import { playerOf } from '../../player-of.tsx';
import { classifyMark, type Verdict } from './classify-mark.view.ts';
import styles from './feedback.module.css';

export const iconByVerdict = {
  right: TickIcon,
  partly: PartIcon,
  wrong: CrossIcon,
  marked: PenIcon,
  pending: ClockIcon,
};

export function useVerdictName(): (verdict: Verdict) => string {
  const t = useMessages(messages);
  return (verdict) => t(verdict === 'pending' ? 'needs_teacher' : verdict);
}

type FeedbackProps = {
  question: PublicQuestion;
  mark: QuestionMark | undefined;
  answerKey: QuestionKey | undefined;
  mediaUrl: (url: string) => string;
};

/** Mark, right answer and explanation, if they are known. */
export function Feedback({ question, mark, answerKey, mediaUrl }: FeedbackProps) {
  const t = useMessages(messages);
  const { Key } = playerOf(question);
  const explanation = answerKey?.explanation ?? '';
  const isExplained = typeof explanation !== 'string' || explanation.trim() !== '';
  return (
    <div className={styles.feedback}>
      {mark && <MarkLine question={question} mark={mark} />}
      {Key && answerKey && <Key answerKey={answerKey} />}
      {isExplained && (
        <dl className={keyStyles.key}>
          <dt>{t('explanation')}</dt>
          <dd className={styles.explanation}>{drawText(explanation, mediaUrl)}</dd>
        </dl>
      )}
    </div>
  );
}

function MarkLine({ question, mark }: { question: PublicQuestion; mark: QuestionMark }) {
  const t = useMessages(messages);
  const { number } = useFormats();
  const nameVerdict = useVerdictName();
  const verdict = classifyMark(question, mark);
  const VerdictIcon = iconByVerdict[verdict];
  return (
    <p className={styles.mark} data-verdict={verdict}>
      <span className={styles.sign}>
        <VerdictIcon size="1.25rem" />
      </span>
      <strong>{nameVerdict(verdict)}</strong>
      {verdict !== 'pending' && (
        <span>{t('score_of', { score: number(mark.score), count: number(mark.max_score) })}</span>
      )}
    </p>
  );
}
