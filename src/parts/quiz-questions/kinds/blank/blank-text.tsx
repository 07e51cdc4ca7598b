import { Fragment } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { LateRichView } from '#parts/formatted-text/views/late-rich-view.tsx';
import { listInlines } from '#parts/formatted-text/walk.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import { PartIcon } from '../../answer-parts/icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import { drawZoomPicture } from '../../answer-parts/zoom-picture.tsx';
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
export function BlankText({ question, response, locked, answerKey, onAnswer, mediaUrl }: BlankTextProps) {
  const texts = readBlankTexts(response);
  const verdicts = useGapVerdicts(answerKey, texts);
  const { blanks, gaps, body } = question;

  const drawBlank = (index: number) => {
    const id = blanks[index] ?? '';
    const verdict = findOwn(verdicts, id);
    return (
      <span className={styles.blank} data-verdict={verdict}>
        <GapField
          gap={findOwn(gaps, id)}
          index={index}
          blankCount={blanks.length}
          text={findOwn(texts, id) ?? ''}
          locked={locked}
          onType={(text) => onAnswer({ blanks: { ...texts, [id]: text } })}
        />
        {verdict && <GapSign verdict={verdict} />}
      </span>
    );
  };

  if (typeof body.text !== 'string')
    return (
      <div className={styles.text}>
        <LateRichView
          tree={body.text}
          mediaUrl={mediaUrl}
          drawBlank={(number) => drawBlank(number - 1)}
          drawPicture={drawZoomPicture}
        />
        {listMissingBlanks(body.text, blanks.length).map((index) => (
          <Fragment key={index}>{drawBlank(index)}</Fragment>
        ))}
      </div>
    );
  return (
    <div className={styles.text}>
      {layOutBlanks(question).map((part) =>
        'text' in part ? (
          <span key={part.key}>{part.text}</span>
        ) : (
          <Fragment key={part.key}>{drawBlank(part.blank)}</Fragment>
        ),
      )}
    </div>
  );
}

/** Places of the blanks that the text does not have: they come last. */
function listMissingBlanks(text: RichText, blankCount: number): number[] {
  const shownNumbers = listInlines(text).flatMap((inline) => ('blank' in inline ? [inline.blank] : []));
  const places = Array.from({ length: blankCount }, (_, index) => index);
  return places.filter((index) => !shownNumbers.includes(index + 1));
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
