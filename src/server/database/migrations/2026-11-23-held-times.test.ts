import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up as holdTimes } from '#server/database/migrations/2026-11-23-held-times.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  test.stopClock();
});
afterAll(() => test.close());

const as = 'student1' as const;

/** An attempt that ran for 60 seconds, with what was stored of its answers before times were held. */
async function storeTold(told: Record<string, { time_ms: number; opened_after?: number }>): Promise<number> {
  const { id } = await placeCourseware(test);
  const attempt = await test.get('POST /play/start', { courseware_id: id }, { as });
  test.advance(60_000);
  await test.get('POST /play/submit', { attempt_id: attempt.id }, { as });
  for (const [question_id, { time_ms, opened_after }] of Object.entries(told)) {
    const shown_at = opened_after === undefined ? null : attempt.started_at + opened_after;
    await sql`
      insert into answer (attempt_id, question_id, response, flagged, locked, seq, time_ms, shown_at, deadline_at, saved_at, max_score, needs_teacher)
      values (${attempt.id}, ${question_id}, 'null', 0, 0, 1, ${time_ms}, ${shown_at}, ${shown_at}, 0, 1, 0)
    `.execute(test.app.db);
  }
  return attempt.id;
}

const timesOf = async (attempt_id: number) => {
  const rows = await test.app.db
    .selectFrom('answer')
    .select('time_ms')
    .where('attempt_id', '=', attempt_id)
    .orderBy('question_id')
    .execute();
  return rows.map(({ time_ms }) => time_ms);
};

it('mends times that cannot be, and no others', async () => {
  const much = await storeTold({ q1: { time_ms: 86_399_999 } });
  const crowded = await storeTold({
    q1: { time_ms: 86_399_999 },
    q2: { time_ms: 60_000 },
    q3: { time_ms: 30_000 },
  });
  const late = await storeTold({ q1: { time_ms: 40_000, opened_after: 50_000 } });
  const honest = await storeTold({ q1: { time_ms: 20_000 }, q2: { time_ms: 39_000, opened_after: 20_000 } });
  for (let round = 0; round < 2; round += 1) {
    await holdTimes(test.app.db as never);
    expect(await timesOf(much)).toEqual([60_000]);
    expect(await timesOf(crowded)).toEqual([24_000, 24_000, 12_000]);
    expect(await timesOf(late)).toEqual([10_000]);
    expect(await timesOf(honest)).toEqual([20_000, 39_000]);
  }
});
