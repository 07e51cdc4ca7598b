import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { keywordMaxLength } from '#contract/limits.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
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
      <TextInput
        type="search"
        label={label ?? tCommon('search')}
        value={typedText}
        maxLength={keywordMaxLength}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={
          typedText !== '' && (
            <CloseButton size="lg" aria-label={t('clear_search')} onClick={() => setTypedText('')} />
          )
        }
        onChange={(event) => setTypedText(event.currentTarget.value)}
        // Searches at once: a search after the person has followed a result would navigate back to the list.
        onBlur={searchNow}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </div>
  );
}
