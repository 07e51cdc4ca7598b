import type { DemoAnswer, Random, SimulatedAttempt } from '#activities/demo-half.ts';
import { traceId } from '#activities/trace-id.ts';
import type { Opened } from './opened.ts';

/** Simulates a student of the demo school who opens a page. */
export function simulateOpening({ startedAt }: SimulatedAttempt, random: Random): DemoAnswer[] {
  const response: Opened = { opened_at: startedAt };
  return [{ question_id: traceId, response, time_ms: 1000 * random.between(25, 320) }];
}
