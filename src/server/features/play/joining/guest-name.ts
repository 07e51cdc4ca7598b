import { toSearchText } from '#server/database/search/search-text.ts';

/** Names that guests give. Pure. */

/** Turns the line around, is half a character that no database keeps, or cannot be seen: the Braille blank looks like nothing. */
const unseen = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800]/gu;
const markOnLatin = /(?<=\p{Script=Latin})\p{Mn}+/gu;

/** The name as it is stored and shown; empty when there is nothing to see. */
export function cleanGuestName(name: string): string {
  const text = name.replace(/\s+/g, ' ');
  // Emoji are joined by characters that cannot be seen: those stay where there is something to see.
  const isVisible = text.replace(unseen, '').trim() !== '';
  return isVisible ? text.replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}]/gu, '').trim() : '';
}

/** What two names have in common when a teacher could take one for the other. */
export function foldName(name: string): string {
  const seen = name.replace(unseen, '').normalize('NFKD').replace(markOnLatin, '');
  const text = toSearchText(seen);
  // A name of signs alone, such as a smiling face, is compared as it is.
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || text.replace(/\s/g, '');
}
