import { useElementScrollRestoration, useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * A list that grows as it is scrolled, after the page was loaded anew: as much is read again as was there, and then it
 * is scrolled to where it was.
 */

const storageKey = 'el-list-lengths';
/** More is not read at once, nor are more places remembered. */
const lengthMax = 200;
const placesMax = 30;

/** A place in the browser's history: how much of the list was loaded there before, 0 for a new one. */
type ListPlace = { place: string; wanted: number; scrollY: number };

function readLengths(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function noteLength(place: string, length: number): void {
  const { [place]: _earlier, ...others } = readLengths();
  const entries = [...Object.entries(others).slice(1 - placesMax), [place, length]];
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without room for it the list begins at its start.
  }
}

/** As it was when it was come to: from then on it changes with every page that is read. */
export function useListPlace(): ListPlace {
  const place = useLocation({ select: ({ state: { __TSR_key: key } }) => key ?? '' });
  const entry = useElementScrollRestoration({ getElement: () => window });
  const find = () => ({
    place,
    wanted: Math.min(readLengths()[place] ?? 0, lengthMax),
    scrollY: entry?.scrollY ?? 0,
  });
  const [known, setKnown] = useState(find);
  if (known.place === place) return known;
  const next = find();
  setKnown(next);
  return next;
}

/** `length` is what is loaded by now, 0 before it is known; `isThere` once all that was wanted is, or nothing more comes. */
export function useKeptPlace({ place, wanted, scrollY }: ListPlace, length: number, isThere: boolean): void {
  const isBack = wanted > 0 && isThere;
  useLayoutEffect(() => {
    if (isBack) window.scrollTo({ top: scrollY });
  }, [isBack, scrollY]);
  useEffect(() => {
    if (length > 0) noteLength(place, length);
  }, [place, length]);
}
