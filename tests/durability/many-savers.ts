import { randomUUID } from 'node:crypto';
import { hashToken } from '#server/auth/actor.ts';
import type { Database } from '#server/database/database.ts';
import { callServer } from './call-server.ts';
import type { ServerProcess } from './server-process.ts';

/** Simulates many students of one class, each of whom saves answers without a pause. */

export type Saver = {
  attemptId: number;
  /** The `seq` of the last answer that the server has acknowledged. */
  acknowledgedNumber: number;
};

/** Adds signed-in students to a class of the demo school, and returns their tokens. */
export async function addStudents({ db }: Database, className: string, count: number): Promise<string[]> {
  const { id: class_id } = await db
    .selectFrom('class')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .select('class.id')
    .where('class.name', '=', className)
    .where('calendar.is_current', '=', 1)
    .executeTakeFirstOrThrow();
  const now = Date.now();
  const tokens = Array.from({ length: count }, () => randomUUID());
  const commonFields = await db
    .selectFrom('user')
    .select(['user_group', 'roles', 'language', 'avatar', 'password_hash'])
    .where('email', '=', 'student01@example.com')
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (tx) => {
    for (const [index, token] of tokens.entries()) {
      const name = `Saver ${index}`;
      const { id: user_id } = await tx
        .insertInto('user')
        .values({ ...commonFields, name, nickname: name, nickname_eng: name, is_active: 1, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      const session = { token_hash: hashToken(token), user_id, created_at: now, used_at: now };
      await tx
        .insertInto('session')
        .values({ ...session, expires_at: now + 3_600_000 })
        .execute();
      await tx
        .insertInto('class_student')
        .values({ class_id, user_id, class_number: 100 + index })
        .execute();
    }
  });
  return tokens;
}

async function saveUntil(
  server: ServerProcess,
  token: string,
  saver: Saver,
  questionId: string,
  signal: AbortSignal,
) {
  for (let seq = 1; !signal.aborted; seq += 1) {
    const answers = [{ question_id: questionId, response: null, flagged: seq % 2 === 1, seq, time_ms: seq }];
    await callServer(server, 'POST /play/save', { attempt_id: saver.attemptId, answers }, token);
    saver.acknowledgedNumber = seq;
  }
}

/** Lets all students start the quiz and save until `signal` is aborted. `savingEnded` rejects if a save is refused. */
export async function startSavers(
  server: ServerProcess,
  tokens: readonly string[],
  coursewareId: number,
  signal: AbortSignal,
): Promise<{ savers: Saver[]; questionId: string; savingEnded: Promise<unknown> }> {
  const savers = await Promise.all(
    tokens.map(async (token): Promise<Saver> => {
      const { id } = await callServer(server, 'POST /play/start', { courseware_id: coursewareId }, token);
      return { attemptId: id, acknowledgedNumber: 0 };
    }),
  );
  const firstAttempt = await callServer(
    server,
    'GET /play/attempt',
    { id: savers[0]?.attemptId ?? 0 },
    tokens[0],
  );
  const questionId = firstAttempt.questions[0]?.id ?? '';
  const savePromises = savers.map((saver, index) =>
    saveUntil(server, tokens[index] ?? '', saver, questionId, signal),
  );
  return { savers, questionId, savingEnded: Promise.all(savePromises) };
}
