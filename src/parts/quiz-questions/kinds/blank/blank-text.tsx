import { Fragment } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { LateRichView } from '#parts/formatted-text/views/late-rich-view.tsx';
import { listInlines } from '#parts/formatted-text/walk.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import keyStyles from '../../answer-parts/key.module.css';
import { messages } from '../../answer-parts/messages.ts';
import { measureTextWidth } from '../../answer-parts/text-width.ts';
import { splitBlanks } from '../../body-text.ts';
import { type BodyPart } from '../../body-words.ts';
import type { PublicQuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import type { AnswerProps } from '../../kind-form/player-kind.tsx';
import { responseTextMaxLength } from '../../limits.ts';
import styles from './blank-text.module.css';
import type { BlankKey } from './kind.ts';
import { readBlankTexts } from './read-blank-texts.ts';
import type { schema } from './schema.ts';
import { useBlankMatch } from './use-blank-match.ts';

type BlankQuestion = PublicQuestionOf<typeof schema>;
type BlankTextProps = AnswerProps<BlankQuestion, BlankKey, ResponseOf<typeof schema>>;

/** The text with a field at each of its marks; a blank without a mark comes last. */
export function BlankText({ question, response, locked, answerKey, onAnswer, mediaUrl }: BlankTextProps) {
  const t = useMessages(messages);
  const texts = readBlankTexts(response);
  const isRightById = useBlankMatch(answerKey, texts);
  const { blanks } = question;

  const drawBlank = (index: number) => {
    const id = blanks[index] ?? '';
    const text = findOwn(texts, id) ?? '';
    const isRight = findOwn(isRightById, id);
    return (
      <span className={styles.blank} data-right={isRight}>
        <input
          className={styles.input}
          style={{ width: `${Math.max(blanks.length > 1 ? 7 : 9, measureTextWidth(text) + 3)}ch` }}
          aria-label={t('blank_label', { number: index + 1 })}
          placeholder={blanks.length > 1 ? String(index + 1) : undefined}
          value={text}
          readOnly={locked}
          maxLength={responseTextMaxLength}
          type="text"
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint={index + 1 < blanks.length ? 'next' : 'done'}
          onChange={(event) => {
            onAnswer({ blanks: { ...texts, [id]: event.currentTarget.value } });
          }}
          onKeyDown={(event) => {
            if (pressedKey(event) === 'Enter') focusNextBlank(event.currentTarget);
          }}
        />
        {isRight !== undefined && (
          <span className={styles.sign} role="img" aria-label={t(isRight ? 'right' : 'wrong')}>
            {isRight ? <TickIcon /> : <CrossIcon />}
          </span>
        )}
      </span>
    );
  };

  const { text: bodyText } = question.body;
  if (typeof bodyText !== 'string')
    return (
      <div className={styles.text}>
        <LateRichView tree={bodyText} mediaUrl={mediaUrl} drawBlank={(number) => drawBlank(number - 1)} />
        {listMissingBlanks(bodyText, blanks.length).map((index) => (
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

type KeyedPart = BodyPart & { key: string };

/** The text and its blanks in order; a mark without a blank is a gap, a blank without a mark comes last. */
function layOutBlanks({ body, blanks }: BlankQuestion): KeyedPart[] {
  const writtenParts = splitBlanks(body.text).map((part) =>
    'blank' in part && blanks[part.blank] === undefined ? { text: '____' } : part,
  );
  const missingBlanks = blanks.flatMap((_, blank) =>
    writtenParts.some((part) => 'blank' in part && part.blank === blank) ? [] : [{ blank }],
  );
  return [...writtenParts, ...missingBlanks].map((part, index) => ({ ...part, key: String(index) }));
}

/** Moves the focus to the next blank: tablet keyboards show 'next' on their Enter key. */
function focusNextBlank(input: HTMLInputElement): void {
  const inputs = [...(input.closest(`.${styles.text}`)?.querySelectorAll('input') ?? [])];
  const next = inputs[inputs.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}

/** The texts that count as right, blank by blank. */
export function AcceptedTexts({ answerKey: { blanks } }: { answerKey: BlankKey }) {
  const t = useMessages(messages);
  if (blanks.length === 0) return null;
  return (
    <dl className={keyStyles.key}>
      <dt>{t('right_answer')}</dt>
      {blanks.map(({ id, accepted }, index) => (
        <dd key={id}>
          {blanks.length > 1 && <span className={keyStyles.number}>{index + 1}</span>}
          <span>{accepted.join(t('or'))}</span>
        </dd>
      ))}
    </dl>
  );
}
