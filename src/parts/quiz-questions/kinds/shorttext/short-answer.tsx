import { useMessages } from '#ui/i18n/use-messages.ts';
import keyStyles from '../../answer-parts/key.module.css';
import { messages } from '../../answer-parts/messages.ts';
import { readTyped } from '../../answer-parts/read-typed.ts';
import { TypedAnswer } from '../../answer-parts/typed-answer.tsx';
import type { PublicQuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import type { AnswerProps } from '../../kind-form/player-kind.tsx';
import type { ShorttextKey } from './kind.ts';
import type { schema } from './schema.ts';
import { shorttextMessages } from './shorttext-messages.ts';

type ShortProps = AnswerProps<PublicQuestionOf<typeof schema>, ShorttextKey, ResponseOf<typeof schema>>;

/** A field for a short text. */
export function ShortAnswer({ response, locked, answerLabel, labelledBy, onAnswer }: ShortProps) {
  return (
    <TypedAnswer
      text={readTyped(response, 'shorttext')}
      label={answerLabel}
      {...{ labelledBy, locked }}
      onType={(shorttext) => onAnswer({ shorttext })}
    />
  );
}

/** The accepted texts, the best ones first. */
export function ShortAnswerKey({ answerKey: { shorttext } }: { answerKey: ShorttextKey }) {
  const t = useMessages(messages);
  const tShort = useMessages(shorttextMessages);
  if (!shorttext || shorttext.length === 0) return null;
  const bestFirst = [...shorttext].sort((one, other) => other.share - one.share);
  return (
    <dl className={keyStyles.key}>
      <dt>{t('right_answer')}</dt>
      {bestFirst.map(({ text, share }) => (
        <dd key={text}>{share === 100 ? text : tShort('part_of_points', { answer: text, share })}</dd>
      ))}
    </dl>
  );
}
