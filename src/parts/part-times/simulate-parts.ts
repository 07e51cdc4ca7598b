import type { DemoAnswer, Random, SimulatedAttempt } from '#form/demo-half.ts';
import { traceId } from '#form/trace-id.ts';
import type { PartTimes } from './model.ts';

/**
 * Simulates a student of the demo school who reads or watches parts. `seconds`: the time that a quick and a slow reader need for a
 * part. Some students who finished have skipped a part; a student who is still reading has read the first parts.
 */
export function simulateParts(
  parts: readonly { id: string; seconds: readonly [number, number] }[],
  { isFinished }: SimulatedAttempt,
  random: Random,
): DemoAnswer[] {
  const reachedCount = isFinished ? parts.length : random.integerBetween(1, Math.max(1, parts.length - 1));
  const readParts = parts
    .slice(0, reachedCount)
    .filter((_, index) => index === 0 || index === reachedCount - 1 || random.nextFraction() < 0.93);
  const msByPartEntries = readParts.map(({ id, seconds }): [string, number] => [
    id,
    1000 * random.integerBetween(...seconds),
  ]);
  const lastReadPart = readParts.at(-1);
  const response: PartTimes = {
    parts: Object.fromEntries(msByPartEntries),
    ...(lastReadPart ? { last: lastReadPart.id } : {}),
  };
  return [
    {
      question_id: traceId,
      response,
      time_ms: msByPartEntries.reduce((sum, [, ms]) => sum + ms, 0),
    },
  ];
}
