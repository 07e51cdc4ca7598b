import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import keyStyles from '../../answer-parts/key.module.css';
import { messages } from '../../answer-parts/messages.ts';
import { explainAccepted } from '../../numbers/explain-number.ts';
import type { BlankKey } from './blank-key.ts';

/** What counts as right, blank by blank. */
export function AcceptedTexts({ answerKey: { blanks } }: { answerKey: BlankKey }) {
  const t = useMessages(messages);
  const language = useLanguage();
  if (blanks.length === 0) return null;
  return (
    <dl className={keyStyles.key}>
      <dt>{t('right_answer')}</dt>
      {blanks.map(({ id, accepted, number }, index) => (
        <dd key={id}>
          {blanks.length > 1 && <span className={keyStyles.number}>{index + 1}</span>}
          <span>{(number ? explainAccepted(number, language) : accepted).join(t('or'))}</span>
        </dd>
      ))}
    </dl>
  );
}
