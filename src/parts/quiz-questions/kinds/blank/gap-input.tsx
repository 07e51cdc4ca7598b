import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../../answer-parts/messages.ts';
import { measureTextWidth } from '../../answer-parts/text-width.ts';
import { responseTextMaxLength } from '../../limits.ts';
import styles from './blank-text.module.css';
import type { GapProps } from './gap-props.ts';

type GapInputProps = GapProps & { inputMode?: 'decimal' | 'text'; describedBy?: string };

/** A field in a line of text. */
export function GapInput(props: GapInputProps) {
  const { index, blankCount, text, locked, inputMode = 'text', describedBy, onType } = props;
  const t = useMessages(messages);
  return (
    <input
      className={styles.input}
      style={{ width: `${Math.max(blankCount > 1 ? 7 : 9, measureTextWidth(text) + 3)}ch` }}
      aria-label={t('blank_label', { number: index + 1 })}
      aria-describedby={describedBy}
      placeholder={blankCount > 1 ? String(index + 1) : undefined}
      value={text}
      readOnly={locked}
      maxLength={responseTextMaxLength}
      type="text"
      inputMode={inputMode}
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint={index + 1 < blankCount ? 'next' : 'done'}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter') focusNextBlank(event.currentTarget);
      }}
    />
  );
}

/** Moves the focus to the next blank: tablet keyboards show 'next' on their Enter key. */
function focusNextBlank(input: HTMLInputElement): void {
  const fields = input.closest(`.${styles.text}`)?.querySelectorAll<HTMLElement>('input, select') ?? [];
  const all = [...fields];
  const next = all[all.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}
