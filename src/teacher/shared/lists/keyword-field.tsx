import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { keywordMaxLength } from '#contract/limits.ts';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const searchDelayMs = 300;

type KeywordFieldProps = {
  /** The keyword of the current search. */
  value: string;
  onSearch: (keyword: string) => void;
  label?: string;
};

/** Searches 300 ms after the last key, but not while a Chinese word is being composed. */
export function KeywordField({ value, onSearch, label }: KeywordFieldProps) {
  const common = useMessages(commonMessages);
  const t = useMessages(classFilterMessages);
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const [isComposing, setComposing] = useState(false);

  // Shows a keyword that changed elsewhere (back button, 'clear'). The echo of the field's own search is
  // ignored: it would undo further typing.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }

  const searchNow = () => {
    if (isComposing || typed.trim() === sent) return;
    setSent(typed.trim());
    onSearch(typed.trim());
  };

  useEffect(() => {
    if (isComposing || typed.trim() === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(typed.trim());
      onSearch(typed.trim());
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed, sent, isComposing, onSearch]);

  return (
    <div data-grow>
      <TextInput
        type="search"
        label={label ?? common('search')}
        value={typed}
        maxLength={keywordMaxLength}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={
          typed !== '' && (
            <CloseButton size="lg" aria-label={t('clear_search')} onClick={() => setTyped('')} />
          )
        }
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Searches at once: a search after the person has followed a result would navigate back to the list.
        onBlur={searchNow}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </div>
  );
}
