import type { MouseEvent } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './number-keys.module.css';
import { numberMessages } from './number-messages.ts';

const typedKeys = [
  { name: 'fraction_bar', character: '/', sign: '/' },
  { name: 'space', character: ' ', sign: '␣' },
] as const;

type NumberKeysProps = { text: string; onType: (text: string) => void };

/**
 * Keys beside the field for a number, which stands before them: a keyboard of digits has no minus, fraction bar and
 * space on some phones. They are the same for every number, so that they tell nothing about the right one.
 */
export function NumberKeys({ text, onType }: NumberKeysProps) {
  const t = useMessages(numberMessages);
  const digits = text.replace(/^\s*[-−－–—]\s*/, '');
  const toggleSign = () => onType(digits === text ? `-${text.trimStart()}` : digits);
  return (
    <>
      <button
        type="button"
        className={styles.key}
        aria-label={t('change_sign')}
        onMouseDown={keepFocus}
        onClick={toggleSign}
      >
        <span aria-hidden="true">±</span>
      </button>
      {typedKeys.map(({ name, character, sign }) => (
        <button
          key={name}
          type="button"
          className={styles.key}
          aria-label={t(name)}
          onMouseDown={keepFocus}
          onClick={({ currentTarget }) =>
            typeInto(currentTarget.parentElement?.querySelector('input'), character)
          }
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </>
  );
}

/** The keyboard of the phone stays open while the field has the focus. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Puts the text where the cursor is, as the keyboard would. */
function typeInto(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input || input.value.length + text.length > input.maxLength) return;
  input.focus();
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
