import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { createRandom } from '#demo/random.ts';
import type { Random } from '#form/demo-half.ts';
import { markWork } from '#form/mark-work.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { type CutLine, openCutLine, requestFates } from '#tests/durability/cut-requests.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from '#tests/durability/server-process.ts';
import { createStudent, type SimulatedStudent } from '#tests/durability/simulated-student.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  buildQuiz,
  placeCourseware,
  rightResponses,
  wrongResponses,
} from '#tests/support/test-courseware.ts';

/**
 * A class answers a quiz while its connections are cut and the server is killed: no acknowledged answer is lost, no
 * answer is stored twice, and each attempt is submitted once with the mark of its last answers.
 */

const studentCount = 45;
const kills = 5;
const changesEach = 16;
/** Share of the requests that are cut. */
const cutShare = 0.4;
const seed = 45;

const content = buildQuiz();
const questions = {
  q1: (random: Random) => random.pick([rightResponses.q1, wrongResponses.q1]),
  q2: (random: Random) => random.pick([rightResponses.q2, wrongResponses.q2]),
  q3: (random: Random, number: number) =>
    random.pick<object>([rightResponses.q3, wrongResponses.q3, { blanks: { b1: `guess ${number}` } }]),
};

let test: TestApp;
let server: ServerProcess;
let coursewareId: number;
let lines: CutLine[];
let students: SimulatedStudent[];
const network = { isUp: true };
const patience = createRandom(seed);

/** Most students wait for the network; some go on without it. */
async function waitForNetwork(): Promise<void> {
  if (patience.nextFraction() > 0.7) return;
  while (!network.isUp) await sleep(20);
}

beforeAll(async () => {
  test = await openTestApp();
  const settings = { attempts_allowed: 9, feedback_rule: 'after_submit' } as const;
  coursewareId = (await placeCourseware(test, settings, { content })).id;
  const people = await addStudents(test, studentCount);
  const tokens = await Promise.all(people.map(({ id }) => openSession(test.app, id)));
  server = await startAgain();
  lines = tokens.map((token, index) =>
    openCutLine(server.origin, token, createRandom(seed + index), cutShare),
  );
  students = lines.map((line, index) =>
    createStudent(tokens[index] ?? '', line, createRandom(seed * 100 + index), waitForNetwork),
  );
});
afterAll(async () => {
  for (const line of lines) line.close();
  killLeftServers();
  await test.close();
});

function startAgain(port?: number): Promise<ServerProcess> {
  const { dataDir, databaseUrl } = test.app.env;
  return startServerProcess(dataDir, { databaseUrl, ...(port === undefined ? {} : { port }) });
}

/** Reads an attempt over a connection without cuts; leaves out the empty answers that submitting adds. */
async function readAttempt({ token, attemptId }: SimulatedStudent) {
  const line = openCutLine(server.origin, token, createRandom(1), 0);
  try {
    const attempt = await line.call('GET /play/attempt', { id: attemptId() });
    return { ...attempt, answers: attempt.answers.filter(({ seq }) => seq > 0) };
  } finally {
    line.close();
  }
}

/** Expects the server to have every answer in `acknowledged`, or a newer one by the same student. */
async function expectKept(
  student: SimulatedStudent,
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> {
  // Some students have not begun at the first kill.
  if (student.attemptId() === 0) return;
  const { answers } = await readAttempt(student);
  const stored = new Map(answers.map((answer) => [answer.question_id, answer]));
  expect(stored.size).toBe(answers.length);
  for (const [questionId, seq] of acknowledged)
    expect(stored.get(questionId)?.seq).toBeGreaterThanOrEqual(seq);
  for (const { question_id, seq, response } of answers)
    expect(response).toEqual(student.givenResponses.get(question_id)?.get(seq));
}

/** Kills and restarts the server several times, spread evenly over all answers. */
async function killRepeatedly(progress: () => number): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    while (progress() < kill / (kills + 1)) await sleep(2);
    network.isUp = false;
    await server.kill();
    const acknowledged = students.map((student) => new Map(student.acknowledgedByQuestion));
    server = await startAgain(server.port);
    network.isUp = true;
    await Promise.all(
      students.map((student, index) => expectKept(student, acknowledged[index] ?? new Map())),
    );
  }
}

async function letClassWork(): Promise<void> {
  let givenCount = 0;
  const onGiven = () => {
    givenCount += 1;
  };
  const workPromises = students.map(async (student, index) => {
    await student.start(coursewareId, `the start of student ${index}`);
    await student.giveAnswers(changesEach, questions, onGiven);
    await student.submit();
  });
  await Promise.all([...workPromises, killRepeatedly(() => givenCount / (studentCount * changesEach))]);
}

function printFigures(seconds: number): void {
  const cuts = requestFates.map(
    (fate) => `${fate} ${lines.reduce((sum, { countByFate: counts }) => sum + counts[fate], 0)}`,
  );
  const heard = students.reduce((sum, student) => sum + student.countAcknowledgements(), 0);
  process.stdout.write(
    `  ${studentCount} students, ${studentCount * changesEach} answers given, ${heard} acknowledgements heard, ` +
      `requests: ${cuts.join(', ')}; ${kills} kills; ${seconds.toFixed(1)} s\n`,
  );
}

describe('a class whose connections are cut and whose server is killed', () => {
  it('loses and doubles no answer, and gets the right marks', { timeout: 100_000 }, async () => {
    const began = performance.now();
    await letClassWork();
    printFigures((performance.now() - began) / 1000);
    for (const fate of requestFates)
      expect(lines.reduce((sum, { countByFate: counts }) => sum + counts[fate], 0)).toBeGreaterThan(
        studentCount,
      );
    expect(students.flatMap(({ unexpectedReplies: surprises }) => surprises)).toEqual([]);
    for (const student of students) {
      const { state, number, answers, score } = await readAttempt(student);
      const lastResponseByQuestion = new Map(
        [...student.givenResponses].map(([id, responses]) => [id, [...responses].at(-1)]),
      );
      const stored = answers.map(({ question_id, seq, response }) => [question_id, [seq, response]] as const);
      expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(lastResponseByQuestion));
      const responses = Object.fromEntries(
        [...lastResponseByQuestion].map(([id, entry]) => [id, entry?.[1]]),
      );
      const mark = markWork(diyquiz, content, responses);
      expect({ state, number, score }).toEqual({ state: 'submitted', number: 1, score: mark.score });
    }
    expect(new Set(students.map((student) => student.attemptId())).size).toBe(studentCount);
  });

  it('has each attempt once in the database and in the teacher’s grid', async () => {
    const { db } = test.app;
    const attempts = await db
      .selectFrom('attempt')
      .select(['id', 'user_id', 'state', 'score'])
      .where('courseware_id', '=', coursewareId)
      .execute();
    expect(attempts).toHaveLength(studentCount);
    expect(new Set(attempts.map(({ user_id }) => user_id)).size).toBe(studentCount);
    expect(new Set(attempts.map(({ state }) => state))).toEqual(new Set(['submitted']));
    const grid = await test.get('GET /study/grid', { courseware_id: coursewareId }, { as: 'teacher' });
    const worked = grid.rows.filter((row) => row.attempts > 0);
    expect(new Map(worked.map((row) => [row.attempt_id, row.score]))).toEqual(
      new Map(attempts.map(({ id, score }) => [id, score])),
    );
    expect(worked.every((row) => row.attempts === 1)).toBe(true);
    if (test.app.parts.name === 'postgres') return;
    const { rows } = await sql`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  });
});
