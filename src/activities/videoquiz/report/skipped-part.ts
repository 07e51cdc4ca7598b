/** Finds the part before a question that those who got it wrong had left out. Pure. */

export type SkippedPart = {
  /** Steps, `to` not included. */
  from: number;
  to: number;
  /** Those with a wrong answer who left out all of it. */
  count: number;
};

const hasSkipped = (steps: string, from: number, to: number) => !/[^0]/.test(steps.slice(from, to));

const countSkipping = (all: readonly string[], from: number, to: number) =>
  all.filter((steps) => hasSkipped(steps, from, to)).length;

/** For each step, how many steps up to it were left out without a break. */
function* followRuns(all: readonly string[], end: number): Generator<number[]> {
  const runs = all.map(() => 0);
  for (let step = 0; step < end; step += 1) {
    for (const [index, steps] of all.entries())
      runs[index] = steps[step] === '0' ? (runs[index] ?? 0) + 1 : 0;
    yield runs;
  }
}

/**
 * The longest part before the step `end`, the earliest of equal ones, that more than half of the wrong had left out as a whole;
 * undefined if the share of the right who had is no smaller, or for fewer than two wrong.
 */
export function findSkippedPart(
  wrong: readonly string[],
  right: readonly string[],
  end: number,
): SkippedPart | undefined {
  if (wrong.length < 2) return undefined;
  let best = { from: 0, to: 0 };
  let step = 0;
  for (const runs of followRuns(wrong, end)) {
    step += 1;
    // As long as in the middle of the wrong: more than half have left out at least that much.
    const length = [...runs].sort((one, other) => other - one)[Math.floor(wrong.length / 2)] ?? 0;
    if (length > best.to - best.from) best = { from: step - length, to: step };
  }
  if (best.to === best.from) return undefined;
  const count = countSkipping(wrong, best.from, best.to);
  const others = countSkipping(right, best.from, best.to);
  return others * wrong.length < count * right.length || right.length === 0 ? { ...best, count } : undefined;
}
