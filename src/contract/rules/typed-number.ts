import { foldTyped } from './typed-text.ts';

/**
 * Reads a number as people type it. Every place that takes a typed number reads it here. Pure.
 *
 * - full width, and the minus signs of all keyboards: `３．５`, `−2`, `一2`
 * - a decimal point or comma: `3,5`; three digits after a comma are thousands, as in Hong Kong: `1,000` is a thousand
 * - thousands parted by spaces, commas, apostrophes, or several points: `1 000`, `1.000.000`
 * - powers of ten: `1.2e3`, `1.2×10^3`, `1.2×10³`; fractions: `1/2`, `1 1/2`, `½`
 * - what people write before a number: `≈ 3`, `x = 3`, `約 3`
 * - a unit behind it, or the sign of a currency before it: `3cm`, `3 cm`, `$3`
 */

/** `unit` is empty where there is none. It is as typed, with plain signs. */
export type TypedNumber = { value: number; unit: string };

const point = '[.·。]';
const groups = [
  `\\d{1,3}(?:[ ']\\d{3})+(?:[.,·。]\\d*)?`,
  `[1-9]\\d{0,2}(?:,\\d{3})+(?:${point}\\d*)?`,
  `[1-9]\\d{0,2}(?:\\.\\d{3})+,\\d+`,
  `[1-9]\\d{0,2}(?:\\.\\d{3}){2,}`,
].join('|');
const decimal = `\\d+(?:[.,·。]\\d*)?|[.,·。]\\d+`;
const power = `10 ?\\^ ?\\(?(?<power>[+-]?\\d{1,3})\\)?`;
const introduction = `(?:[\\p{L}]{1,3} ?[=≈≒≅~]|[=≈≒≅~]|大?[約约])?`;
/** A unit begins with neither a digit nor a sign of calculation. */
const unit = `(?![eE][+-]?\\d)(?:[\\p{L}%‰°'"([\\p{Sc}]|\\/(?=\\p{L})).*`;

const shape = new RegExp(
  [
    `^${introduction} ?(?<sign>[+-]?) ?(?<currency>[A-Za-z]{0,3}\\p{Sc})? ?(?<innerSign>[+-]?) ?`,
    `(?:(?:(?<whole>\\d+)[ +])?(?<numerator>\\d+) ?\\/ ?(?<denominator>\\d+)`,
    `|(?<grouped>${groups})|(?<decimal>${decimal}))??`,
    `(?: ?(?<times>[x×✕✖*·]?) ?${power}|[eE](?<exponent>[+-]?\\d{1,3})(?![\\d\\p{L}]))?`,
    ` ?(?<unit>${unit})?$`,
  ].join(''),
  'u',
);

/** The number that the text says, and its unit; null if the text is none. */
export function readTypedNumber(text: string): TypedNumber | null {
  const found = shape.exec(foldNumber(text))?.groups;
  if (!found || (found['sign'] && found['innerSign'])) return null;
  const size = readSize(found);
  if (size === null || !Number.isFinite(size)) return null;
  const isNegative = found['sign'] === '-' || found['innerSign'] === '-';
  const typedUnit = `${found['currency'] ?? ''}${found['unit'] ?? ''}`.trim();
  return { value: isNegative && size !== 0 ? -size : size, unit: typedUnit };
}

/** Signs in one spelling, one space for several. Chinese keyboards give 一 and ー for a minus; a dot before a power multiplies. */
function foldNumber(text: string): string {
  return foldTyped(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[一ー負负] ?(?=[\d.,·。])/, '-')
    .replace(/·(?= ?10 ?\^)/, '×');
}

type Groups = Partial<Record<string, string>>;

function readSize(found: Groups): number | null {
  const { whole, numerator, denominator, grouped, decimal: plain, times, power: ofTen, exponent } = found;
  const digits = grouped === undefined ? plain?.replace(/[,·。]/, '.') : joinGroups(grouped);
  if (ofTen !== undefined) return readPower(digits, times, ofTen, numerator);
  if (numerator !== undefined) {
    return exponent === undefined ? Number(whole ?? 0) + Number(numerator) / Number(denominator) : null;
  }
  return digits === undefined ? null : Number(`${digits}e${exponent ?? 0}`);
}

/** `10^3` alone is a number, and so is `2 × 10^3`; `2 10^3` and `× 10^3` are none. */
function readPower(
  digits: string | undefined,
  times: string | undefined,
  ofTen: string,
  numerator: string | undefined,
): number | null {
  if (numerator !== undefined || (digits === undefined) !== (times === '')) return null;
  return Number(`${digits ?? 1}e${ofTen}`);
}

/** The digits without what parts thousands; the last sign that stands once is the decimal point. */
function joinGroups(grouped: string): string {
  const signs: readonly string[] = grouped.match(/\D/g) ?? [];
  const last = signs.at(-1) ?? '';
  const hasFraction = signs.length > 1 ? signs.indexOf(last) === signs.length - 1 : false;
  if (!hasFraction) return grouped.replace(/\D/g, '');
  const at = grouped.lastIndexOf(last);
  return `${grouped.slice(0, at).replace(/\D/g, '')}.${grouped.slice(at + 1)}`;
}
