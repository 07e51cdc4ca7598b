import type { TestApp } from '#tests/support/test-app.ts';

/** Adds a person to the members of an attempt. */
export async function shareAttempt(
  { app }: Pick<TestApp, 'app'>,
  attempt_id: number,
  user_id: number,
): Promise<void> {
  const attempt = await app.db
    .selectFrom('attempt')
    .select(['courseware_id', 'state'])
    .where('id', '=', attempt_id)
    .executeTakeFirstOrThrow();
  const { own } = await app.db
    .selectFrom('attempt_member')
    .select((eb) => eb.fn.countAll<number>().as('own'))
    .where('user_id', '=', user_id)
    .where('courseware_id', '=', attempt.courseware_id)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('attempt_member')
    .values({
      attempt_id,
      user_id,
      courseware_id: attempt.courseware_id,
      number: own + 1,
      is_running: attempt.state === 'in_progress' ? 1 : 0,
    })
    .execute();
}
