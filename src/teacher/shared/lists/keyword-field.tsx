import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { keywordMaxLength } from '#contract/limits.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import styles from './keyword-field.module.css';
import { listMessages } from './list-messages.ts';

const searchDelayMs = 300;

type KeywordFieldProps = {
  /** The keyword of the current search. */
  value: string;
  onSearch: (keyword: string) => void;
  label?: string;
};

/** Searches 300 ms after the last key, but not while a Chinese word is being composed. */
export function KeywordField({ value, onSearch, label }: KeywordFieldProps) {
  const tCommon = useMessages(commonMessages);
  const t = useMessages(listMessages);
  const id = useId();
  const [typedText, setTypedText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [lastSentKeyword, setLastSentKeyword] = useState(value);
  const [isComposing, setComposing] = useState(false);

  // Shows a keyword that changed elsewhere (back button, 'clear'). The echo of the field's own search is
  // ignored: it would undo further typing.
  if (value !== previousValue) {
    setPreviousValue(value);
    if (value !== lastSentKeyword) {
      setTypedText(value);
      setLastSentKeyword(value);
    }
  }

  const searchNow = () => {
    if (isComposing || typedText.trim() === lastSentKeyword) return;
    setLastSentKeyword(typedText.trim());
    onSearch(typedText.trim());
  };

  useEffect(() => {
    if (isComposing || typedText.trim() === lastSentKeyword) return undefined;
    const timer = setTimeout(() => {
      setLastSentKeyword(typedText.trim());
      onSearch(typedText.trim());
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [typedText, lastSentKeyword, isComposing, onSearch]);

  return (
    <div data-grow>
      <label className={styles.label} htmlFor={id}>
        {label ?? tCommon('search')}
      </label>
      <div className={styles.box}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          id={id}
          type="search"
          className={styles.input}
          value={typedText}
          maxLength={keywordMaxLength}
          onChange={(event) => setTypedText(event.currentTarget.value)}
          // Searches at once: a search after the person has followed a result would navigate back to the list.
          onBlur={searchNow}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        {typedText !== '' && (
          <IconButton aria-label={t('clear_search')} onClick={() => setTypedText('')}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
