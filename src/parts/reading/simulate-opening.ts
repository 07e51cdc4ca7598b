import type { DemoAnswer, Random, SimulatedAttempt } from '#form/demo-half.ts';
import { traceId } from '#form/trace-id.ts';
import type { OpeningTrace } from './opening-trace.ts';

/** Simulates a student of the demo school who opens a page. */
export function simulateOpening({ startedAt }: SimulatedAttempt, random: Random): DemoAnswer[] {
  const response: OpeningTrace = { opened_at: startedAt };
  return [{ question_id: traceId, response, time_ms: 1000 * random.integerBetween(25, 320) }];
}
