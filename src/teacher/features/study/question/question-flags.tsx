import type { ApiReply } from '#contract/api.ts';
import { flaggedAnswersMin, flagQuestion } from '#contract/figures/question-flags.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { questionMessages } from './question-messages.ts';
import styles from './question-statistics.module.css';

type QuestionFlagsProps = {
  statistics: NonNullable<ApiReply<'GET /study/question_detail'>['statistics']>;
  /** Small lines without the one about too few answers, for a row of a table. */
  isShort?: boolean;
};

/** What stands out about a question, in words. */
export function QuestionFlags({ statistics, isShort = false }: QuestionFlagsProps) {
  const t = useMessages(questionMessages);
  const flags = flagQuestion(statistics).filter((flag) => !isShort || flag !== 'too_few');
  if (flags.length === 0) return null;
  return (
    <ul className={isShort ? styles.shortFlags : styles.flags} aria-label={t('flags')}>
      {flags.map((flag) => (
        <li key={flag} data-calm={flag === 'too_few' || flag === 'all_right' || undefined}>
          {t(`flag_${flag}`, { count: flaggedAnswersMin })}
        </li>
      ))}
    </ul>
  );
}
