import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { viewerMessages } from './messages.ts';
import styles from './viewer-bar.module.css';

type PageFieldProps = {
  /** Index of the page on screen. */
  at: number;
  total: number;
  onGo: (index: number) => void;
};

/** A field with the page's number; entering another number goes to that page. */
export function PageField({ at, total, onGo }: PageFieldProps) {
  const t = useMessages(viewerMessages);
  const [text, setText] = useState(String(at + 1));
  function go(): void {
    const number = Number(text.normalize('NFKC'));
    if (Number.isInteger(number) && number !== at + 1) onGo(Math.min(total, Math.max(1, number)) - 1);
    setText(String(at + 1));
  }
  return (
    <form
      className={styles.number}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('page_number')}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={go}
      />
      <span>{t('of_total', { total })}</span>
    </form>
  );
}
