import { useId } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import type { MatchingKey } from './kind.ts';
import styles from './matching-answer.module.css';
import { matchingMessages } from './matching-messages.ts';
import type { Side } from './side.ts';

type MatchedStemsProps = {
  stems: readonly Side[];
  choices: readonly Side[];
  chosenIds: Readonly<Record<string, string>>;
  answerKey: MatchingKey | undefined;
  labelledBy: string;
};

/** Stems with the answers that were chosen. All answers follow until the key is there, so that a blank paper has them. */
export function MatchedStems({ stems, choices, chosenIds, answerKey, labelledBy }: MatchedStemsProps) {
  const t = useMessages(matchingMessages);
  const choicesId = useId();
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.matching}>
      <ul className={styles.stems}>
        {stems.map((stem) => (
          <MatchedStem
            key={stem.id}
            stem={stem}
            chosen={choices.find(({ id }) => id === findOwn(chosenIds, stem.id))}
            right={choices.find(({ id }) => id === findOwn(answerKey?.matches, stem.id))}
          />
        ))}
      </ul>
      {!answerKey && (
        <>
          <p id={choicesId} className={styles.choicesTitle}>
            {t('choices')}
          </p>
          <ul className={styles.choices} aria-labelledby={choicesId}>
            {choices.map(({ id, text }) => (
              <li key={id} className={styles.choice}>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type MatchedStemProps = { stem: Side; chosen: Side | undefined; right: Side | undefined };

/** `right` is undefined until the key is there. */
function MatchedStem({ stem, chosen, right }: MatchedStemProps) {
  const t = useMessages(matchingMessages);
  const translateShared = useMessages(messages);
  const isRight = right && chosen?.id === right.id;
  return (
    <li className={styles.row} data-right={isRight}>
      <span className={styles.stem}>{stem.text}</span>
      <span className={styles.slot} data-filled={chosen ? true : undefined}>
        <span className={styles.chosen}>{chosen?.text ?? t('none')}</span>
        {isRight !== undefined && (
          <span className={styles.sign} role="img" aria-label={translateShared(isRight ? 'right' : 'wrong')}>
            {isRight ? <TickIcon /> : <CrossIcon />}
          </span>
        )}
      </span>
      {isRight === false && (
        <span className={styles.key}>{t('right_is', { answer: right?.text ?? '' })}</span>
      )}
    </li>
  );
}
