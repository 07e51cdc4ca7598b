import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { viewerMessages } from './messages.ts';
import styles from './viewer-bar.module.css';

type PageFieldProps = {
  /** Index of the page on screen. */
  pageIndex: number;
  pageCount: number;
  onGo: (index: number) => void;
};

/** A field with the page's number; entering another number goes to that page. */
export function PageField({ pageIndex, pageCount, onGo }: PageFieldProps) {
  const t = useMessages(viewerMessages);
  const [text, setText] = useState(String(pageIndex + 1));
  function goToEnteredPage(): void {
    const enteredNumber = Number(text.normalize('NFKC'));
    if (Number.isInteger(enteredNumber) && enteredNumber !== pageIndex + 1)
      onGo(Math.min(pageCount, Math.max(1, enteredNumber)) - 1);
    setText(String(pageIndex + 1));
  }
  return (
    <form
      className={styles.number}
      onSubmit={(event) => {
        event.preventDefault();
        goToEnteredPage();
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
        onBlur={goToEnteredPage}
      />
      <span>{t('of_total', { total: pageCount })}</span>
    </form>
  );
}
