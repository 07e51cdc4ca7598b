import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../../answer-parts/messages.ts';
import styles from './blank-text.module.css';
import type { GapProps } from './gap-props.ts';
import type { PublicGap } from './schema.ts';

type GapChoiceProps = GapProps & { gap: Extract<PublicGap, { type: 'choice' }> };

/** A list to choose from in a line of text. On paper its options are written out. */
export function GapChoice({ gap, index, blankCount, text, locked, onType }: GapChoiceProps) {
  const t = useMessages(messages);
  return (
    <>
      <select
        className={styles.input}
        aria-label={t('blank_label', { number: index + 1 })}
        data-empty={text === '' || undefined}
        value={text}
        disabled={locked}
        onChange={(event) => onType(event.currentTarget.value)}
      >
        <option value="">{blankCount > 1 ? index + 1 : '…'}</option>
        {gap.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </select>
      <span className={styles.onPaper} aria-hidden="true">
        ({gap.options.map((option) => option.text).join(' / ')})
      </span>
    </>
  );
}
