import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import keyStyles from '../../answer-parts/key.module.css';
import { messages } from '../../answer-parts/messages.ts';
import { readTyped } from '../../answer-parts/read-typed.ts';
import { TypedAnswer } from '../../answer-parts/typed-answer.tsx';
import { splitAccepted } from '../../common/split-accepted.ts';
import type { PublicQuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import type { AnswerProps } from '../../kind-form/player-kind.tsx';
import { explainAccepted } from '../../numbers/explain-number.ts';
import { findNumberHint } from '../../numbers/find-hint.ts';
import { NumberKeys } from '../../numbers/number-keys.tsx';
import { numberMessages } from '../../numbers/number-messages.ts';
import type { NumberQuestionKey } from './kind.ts';
import type { schema } from './schema.ts';

type NumberProps = AnswerProps<PublicQuestionOf<typeof schema>, NumberQuestionKey, ResponseOf<typeof schema>>;

/** A field for a number; with a keyboard of digits if no unit is written. */
export function NumberAnswer({ question, response, locked, answerLabel, labelledBy, onAnswer }: NumberProps) {
  const t = useMessages(numberMessages);
  const text = readTyped(response, 'number');
  const unit = question.number?.unit ?? 'none';
  const hint = findNumberHint(text, unit);
  const type = (number: string) => onAnswer({ number });
  return (
    <TypedAnswer
      {...{ text, locked, labelledBy }}
      label={answerLabel}
      placeholder={unit === 'required' ? t('with_unit') : undefined}
      inputMode={unit === 'none' ? 'decimal' : 'text'}
      hint={hint && t(hint)}
      onType={type}
    >
      {unit === 'none' && <NumberKeys text={text} onType={type} />}
    </TypedAnswer>
  );
}

/** The accepted numbers, with their tolerance in words. */
export function NumberAnswerKey({ answerKey: { number } }: { answerKey: NumberQuestionKey }) {
  const t = useMessages(messages);
  const tNumber = useMessages(numberMessages);
  const language = useLanguage();
  if (!number || number.answers.length === 0) return null;
  const units = number.unit === 'none' ? [] : splitAccepted(number.units);
  return (
    <dl className={keyStyles.key}>
      <dt>{t('right_answer')}</dt>
      {explainAccepted(number, language).map((words) => (
        <dd key={words}>{words}</dd>
      ))}
      {units.length > 1 && <dd>{tNumber('units', { units: units.join(t('or')) })}</dd>}
    </dl>
  );
}
