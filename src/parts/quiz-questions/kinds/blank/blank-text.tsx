import { findOwn } from '#contract/find-own.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import { PartIcon } from '../../answer-parts/icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import type { PublicQuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import type { AnswerProps } from '../../kind-form/player-kind.tsx';
import type { BlankKey } from './blank-key.ts';
import styles from './blank-text.module.css';
import { GapChoice } from './gap-choice.tsx';
import { GapInput } from './gap-input.tsx';
import { GapNumber } from './gap-number.tsx';
import type { GapProps } from './gap-props.ts';
import { layOutBlanks } from './lay-out-blanks.ts';
import { readBlankTexts } from './read-blank-texts.ts';
import type { PublicGap, schema } from './schema.ts';
import { type GapVerdict, useGapVerdicts } from './use-gap-verdicts.ts';

// One file to load, because each further one is named in the first load of every quiz.
export { AcceptedTexts } from './accepted-texts.tsx';

type BlankTextProps = AnswerProps<PublicQuestionOf<typeof schema>, BlankKey, ResponseOf<typeof schema>>;

/** The text with a field at each of its marks; a blank without a mark comes last. */
export function BlankText({ question, response, locked, answerKey, onAnswer }: BlankTextProps) {
  const texts = readBlankTexts(response);
  const verdicts = useGapVerdicts(answerKey, texts);
  const { blanks, gaps } = question;
  return (
    <div className={styles.text}>
      {layOutBlanks(question).map((part) => {
        if ('text' in part) return <span key={part.key}>{part.text}</span>;
        const id = blanks[part.blank] ?? '';
        const verdict = findOwn(verdicts, id);
        return (
          <span key={part.key} className={styles.blank} data-verdict={verdict}>
            <GapField
              gap={findOwn(gaps, id)}
              index={part.blank}
              blankCount={blanks.length}
              text={findOwn(texts, id) ?? ''}
              locked={locked}
              onType={(text) => onAnswer({ blanks: { ...texts, [id]: text } })}
            />
            {verdict && <GapSign verdict={verdict} />}
          </span>
        );
      })}
    </div>
  );
}

function GapField({ gap, ...props }: GapProps & { gap: PublicGap | undefined }) {
  if (gap?.type === 'choice') return <GapChoice gap={gap} {...props} />;
  return gap?.type === 'number' ? <GapNumber gap={gap} {...props} /> : <GapInput {...props} />;
}

const iconByVerdict = { right: TickIcon, partly: PartIcon, wrong: CrossIcon };

function GapSign({ verdict }: { verdict: GapVerdict }) {
  const t = useMessages(messages);
  const VerdictIcon = iconByVerdict[verdict];
  return (
    <span className={styles.sign} role="img" aria-label={t(verdict)}>
      <VerdictIcon />
    </span>
  );
}
