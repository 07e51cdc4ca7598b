import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon } from '#ui/primitives/common-icons.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { createFinder } from '../search.ts';
import { viewerMessages } from './messages.ts';
import styles from './search-panel.module.css';
import { useSimplify } from './use-simplify.ts';

type SearchPanelProps = {
  /** The text of each page, in order. */
  texts: readonly string[];
  onGo: (index: number) => void;
  onClose: () => void;
};

/** Finds words in the pages. Each result shows the text around it and leads to its page. */
export function SearchPanel({ texts, onGo, onClose }: SearchPanelProps) {
  const t = useMessages(viewerMessages);
  const id = useId();
  const queryInput = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => queryInput.current?.focus(), []);
  const simplify = useSimplify();
  const findMatches = useMemo(() => createFinder(texts, simplify), [texts, simplify]);
  const matches = findMatches(query);
  const hasText = texts.some((text) => text !== '');
  return (
    <search className={styles.panel}>
      <div className={styles.head}>
        <input
          ref={queryInput}
          className={styles.field}
          type="search"
          aria-label={t('search_label')}
          placeholder={t('search_label')}
          aria-controls={id}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (pressedKey(event) !== 'Escape') return;
            // Keeps the browser from leaving full screen.
            event.preventDefault();
            onClose();
          }}
        />
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      <p className={styles.note} role="status">
        {!hasText && <span>{t('no_text')}</span>}
        {hasText &&
          query.trim() !== '' &&
          (matches.length > 0 ? (
            <span>{t('found', { count: matches.length })}</span>
          ) : (
            <span>{t('found_none')}</span>
          ))}
      </p>
      <ol id={id} className={styles.matches}>
        {matches.map(({ pageIndex, startIndex, textBefore, matchedText, textAfter }) => (
          <li key={`${pageIndex} ${startIndex}`}>
            <button type="button" className={styles.match} onClick={() => onGo(pageIndex)}>
              <b>{t('page', { number: pageIndex + 1 })}</b>
              <span>
                <span>{textBefore}</span>
                <mark>{matchedText}</mark>
                <span>{textAfter}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </search>
  );
}
