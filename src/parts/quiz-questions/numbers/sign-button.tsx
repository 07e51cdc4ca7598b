import { useMessages } from '#ui/i18n/use-messages.ts';
import { numberMessages } from './number-messages.ts';
import styles from './sign-button.module.css';

/** Puts a minus before the number, or takes it away. */
export function SignButton({ text, onType }: { text: string; onType: (text: string) => void }) {
  const t = useMessages(numberMessages);
  const digits = text.replace(/^\s*[-−－–—]\s*/, '');
  return (
    <button
      type="button"
      className={styles.sign}
      aria-label={t('change_sign')}
      onClick={() => onType(digits === text ? `-${text.trimStart()}` : digits)}
    >
      <span aria-hidden="true">±</span>
    </button>
  );
}
