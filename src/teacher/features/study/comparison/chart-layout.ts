/** Where the letters of the chart stand. Pure; lengths are pixels. */

export const chartHeight = 220;
const margin = { top: 14, right: 14, bottom: 26, left: 46 };
/** Room that a question needs, and letters one above the other. */
const questionWidth = 34;
const lineHeight = 13;

export const chartWidth = (count: number, available: number): number =>
  Math.max(available, margin.left + margin.right + count * questionWidth);

/** The middle of the column of a question. */
export function columnOf(index: number, count: number, width: number): number {
  const inner = width - margin.left - margin.right;
  return margin.left + (inner * (index + 0.5)) / Math.max(1, count);
}

export function heightOf(share: number): number {
  const inner = chartHeight - margin.top - margin.bottom;
  return margin.top + inner * (1 - Math.min(1, Math.max(0, share)));
}

export const edges = { left: margin.left, right: margin.right } as const;

/** The question whose column a place is in. */
export function findColumn(x: number, count: number, width: number): number {
  const inner = Math.max(1, width - margin.left - margin.right);
  return Math.min(count - 1, Math.max(0, Math.floor(((x - margin.left) / inner) * count)));
}

/** At most this many letters fit beside each other. */
const lettersMax = 3;

export type Label = { text: string; y: number };

/** The letters of one question; those that would cover each other share a label, such as `AC` or `AB+2`. */
export function labelLetters(shares: readonly { letter: string; share: number }[]): Label[] {
  const groups: { letters: string[]; y: number }[] = [];
  for (const { letter, share } of [...shares].sort((one, other) => other.share - one.share)) {
    const y = heightOf(share);
    const last = groups.at(-1);
    if (last && y - last.y < lineHeight) last.letters.push(letter);
    else groups.push({ letters: [letter], y });
  }
  return groups.map(({ letters, y }) => {
    const sorted = [...letters].sort();
    const rest = sorted.length - lettersMax;
    const text = rest > 0 ? `${sorted.slice(0, lettersMax - 1).join('')}+${rest + 1}` : sorted.join('');
    return { text, y };
  });
}
