import { toSearchText } from '#server/database/search/search-text.ts';

/** Cleans and compares names that people choose for themselves: of guests, and nicknames. Pure. */

/** Invisible characters, such as direction controls, and unpaired surrogates, which databases reject. */
const invisibleCharacters = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800]/gu;
/** More marks on one letter than any language writes. */
const markPiles = /((?:\p{M}[\u200b-\u200d\u2060]*){3})(?:\p{M}[\u200b-\u200d\u2060]*)+/gu;
const latinDiacritics = /(?<=\p{Script=Latin})\p{Mn}+/gu;

/** The name as stored and shown; empty if nothing of it is visible. */
export function cleanShownName(name: string): string {
  const text = name.normalize('NFC').replace(/\s+/g, ' ').replace(markPiles, '$1');
  // Invisible joiners are part of emoji, so they stay if the name has visible characters.
  const isVisible = text.replace(invisibleCharacters, '').trim() !== '';
  return isVisible ? text.replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}]/gu, '').trim() : '';
}

/** Returns a key for comparing names. Names with the same key look alike. */
export function foldShownName(name: string): string {
  const visibleName = name.replace(invisibleCharacters, '').normalize('NFKD').replace(latinDiacritics, '');
  const searchText = toSearchText(visibleName);
  // A name without letters or digits, such as an emoji, is compared unchanged.
  return searchText.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || searchText.replace(/\s/g, '');
}
