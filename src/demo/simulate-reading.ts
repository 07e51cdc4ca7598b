import { traceId } from '#activities/trace-id.ts';
import type { DemoAnswer, Sitting } from '#demo/demo-activity.ts';
import type { Random } from '#demo/random.ts';
import type { PartTimes } from '#parts/part-times/model.ts';
import type { Opened } from '#parts/reading/opened.ts';

/** How a pupil opens, reads or watches something. */

export function simulateOpening({ startedAt }: Sitting, random: Random): DemoAnswer[] {
  const response: Opened = { opened_at: startedAt };
  return [{ question_id: traceId, response, time_ms: 1000 * random.between(25, 320) }];
}

/**
 * Each part has the time that a quick and a slow reader need, in seconds. Some who finished leave a part out;
 * who is still reading has come part of the way.
 */
export function simulateParts(
  parts: readonly { id: string; seconds: readonly [number, number] }[],
  { finished }: Sitting,
  random: Random,
): DemoAnswer[] {
  const reached = finished ? parts.length : random.between(1, Math.max(1, parts.length - 1));
  const read = parts
    .slice(0, reached)
    .filter((_, index) => index === 0 || index === reached - 1 || random.next() < 0.93);
  const times = read.map(({ id, seconds }): [string, number] => [id, 1000 * random.between(...seconds)]);
  const last = read.at(-1);
  const response: PartTimes = { parts: Object.fromEntries(times), ...(last ? { last: last.id } : {}) };
  return [
    {
      question_id: traceId,
      response,
      time_ms: times.reduce((sum, [, ms]) => sum + ms, 0),
    },
  ];
}
