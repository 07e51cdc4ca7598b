/**
 * Keys by which cards are ordered: of two cards the one with the greater key comes first. There is always a key between two
 * others (fractions in base 36, as in D. Greenspan, 'Implementing fractional indexing'). Pure.
 */

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Digits of a time in milliseconds until the year 5188. */
const timeKeyLength = 9;
/** Keys end in this digit, because a key that ends in 0 would leave no room below it. */
const lastDigit = 'i';

function hashId(id: string): string {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2_176_782_336;
  return hash.toString(36).padStart(6, '0');
}

/**
 * The key of a card that nobody has moved: later cards have greater keys. Everybody sees it, so it is made only of what
 * everybody may know.
 */
export function createTimeKey(timeMs: number, id: string): string {
  return `${timeMs.toString(36).padStart(timeKeyLength, '0')}${hashId(id)}${lastDigit}`;
}

const getDigitValue = (digit: string | undefined): number => digits.indexOf(digit ?? '0');

/** A key between `low` and `high`. An empty `low` is below all keys, a `high` of null above all. */
export function createKeyBetween(low: string, high: string | null): string {
  if (high !== null) {
    let sharedLength = 0;
    while (sharedLength < high.length && (low[sharedLength] ?? '0') === high[sharedLength]) sharedLength += 1;
    if (sharedLength > 0)
      return (
        high.slice(0, sharedLength) + createKeyBetween(low.slice(sharedLength), high.slice(sharedLength))
      );
  }
  const lowDigit = getDigitValue(low[0]);
  const highDigit = high === null ? digits.length : getDigitValue(high[0]);
  if (highDigit - lowDigit > 1) return digits.charAt(Math.round((lowDigit + highDigit) / 2));
  if (high !== null && high.length > 1) return high.slice(0, 1);
  return digits.charAt(lowDigit) + createKeyBetween(low.slice(1), null);
}

export const orderPattern = /^[0-9a-z]{0,199}[1-9a-z]$/;

type OrderedCard = { is_pinned: boolean; order: string };

/** Pinned cards come first, then the newest. */
export function compareCards(one: OrderedCard, other: OrderedCard): number {
  if (one.is_pinned !== other.is_pinned) return one.is_pinned ? -1 : 1;
  return one.order > other.order ? -1 : one.order < other.order ? 1 : 0;
}
