import { toSearchText } from '#server/database/search/search-text.ts';

/** Cleans and compares names of guests. Pure. */

/** Characters that reverse the reading direction, half characters that databases reject, and invisible ones. */
const unseenSigns = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800]/gu;
const markOnLatin = /(?<=\p{Script=Latin})\p{Mn}+/gu;

/** The name as stored and shown; empty if nothing of it is visible. */
export function cleanGuestName(name: string): string {
  const text = name.replace(/\s+/g, ' ');
  // Invisible joiners are part of emoji, so they stay if the name has visible characters.
  const isVisible = text.replace(unseenSigns, '').trim() !== '';
  return isVisible ? text.replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}]/gu, '').trim() : '';
}

/** Names with the same key look alike to a teacher. */
export function foldName(name: string): string {
  const seen = name.replace(unseenSigns, '').normalize('NFKD').replace(markOnLatin, '');
  const text = toSearchText(seen);
  // A name without letters or digits, such as an emoji, is compared unchanged.
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || text.replace(/\s/g, '');
}
