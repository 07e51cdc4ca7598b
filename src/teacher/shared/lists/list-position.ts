import { useElementScrollRestoration, useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Restores a list that loads as it is scrolled when the page is reloaded or opened again from the browser's history: it
 * loads as many items as before and scrolls to the same position.
 */

const storageKey = 'el-list-lengths';
/** Largest number of items to load at once, and of history entries to remember. */
const lengthMax = 200;
const entriesMax = 30;

/** An entry of the browser's history: the number of items that the list had there (0 for a new entry), and the scroll position. */
type ListPosition = { entryKey: string; savedLength: number; scrollY: number };

function readLengths(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function saveLength(entryKey: string, length: number): void {
  const { [entryKey]: _earlier, ...others } = readLengths();
  const entries = [...Object.entries(others).slice(1 - entriesMax), [entryKey, length]];
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // If storage is full, the list starts at its beginning.
  }
}

/** The position when the history entry was opened; it does not change while further items load. */
export function useSavedPosition(): ListPosition {
  const entryKey = useLocation({ select: ({ state: { __TSR_key: key } }) => key ?? '' });
  const scroll = useElementScrollRestoration({ getElement: () => window });
  const readPosition = () => ({
    entryKey,
    savedLength: Math.min(readLengths()[entryKey] ?? 0, lengthMax),
    scrollY: scroll?.scrollY ?? 0,
  });
  const [position, setPosition] = useState(readPosition);
  if (position.entryKey === entryKey) return position;
  const newPosition = readPosition();
  setPosition(newPosition);
  return newPosition;
}

/**
 * Scrolls to the saved position once `isLoaded`, and saves the length of the list. `length` is the number of loaded
 * items, 0 while unknown; `isLoaded` = all saved items are there, or no more will come.
 */
export function useRestorePosition(
  { entryKey, savedLength, scrollY }: ListPosition,
  length: number,
  isLoaded: boolean,
): void {
  const mustScroll = savedLength > 0 && isLoaded;
  useLayoutEffect(() => {
    if (mustScroll) window.scrollTo({ top: scrollY });
  }, [mustScroll, scrollY]);
  useEffect(() => {
    if (length > 0) saveLength(entryKey, length);
  }, [entryKey, length]);
}
