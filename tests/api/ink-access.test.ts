import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawsomething } from '#activities/drawsomething/activity.ts';
import { createEmptyDrawing } from '#activities/drawsomething/model.ts';
import type { ApiInput, ApiKey } from '#contract/api.ts';
import { forAnyContent } from '#form/registry.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { operationTable } from '#tests/api/operation-table.ts';
import { requestOf, send } from '#tests/api/send.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { createEntry, startForStudents } from '#tests/spaces/open-board.ts';
import { openLive, requestTicket } from '#tests/support/clients/live-client.ts';
import { shareAttempt } from '#tests/support/share-attempt.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, changeCourseware, placeCourseware } from '#tests/support/test-courseware.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';

/**
 * What of a drawing and of a teacher's ink on it students and guests may read, at each moment of an attempt, whatever they
 * call: their own drawing, and the ink on it with the marks or when it is returned.
 */

const spaces = ['ink', 'teacher_ink'] as const;
/** Words that are drawn, by whose work they stand on and who drew them. */
const marks = {
  ownInk: 'own-4f1c',
  ownFeedback: 'own-ink-9b2e',
  ink: 'theirs-7d30',
  feedback: 'their-ink-51aa',
};

let test: TestApp;
let origin: string;
let quizThings: Things;
let groupmate: { id: number; token: string };

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
  quizThings = await makeThings(test);
  const [{ id } = { id: 0 }] = await addStudents(test, 1);
  groupmate = { id, token: await openSession(test.app, id) };
});
afterAll(() => test.close());
/** A person may open only some pages a minute, and a fast machine comes to the last moments within one. */
beforeEach(() => test.advance(60_000));

const write = (space: string, words: string) =>
  createEntry(space, words, {
    kind: 'text',
    text: words,
    colour: 'red',
    size: 20,
    at: [10, 10],
    width: 200,
    t: 1,
  });

type Settings = NonNullable<Parameters<typeof placeCourseware>[1]>;
type Step = 'submit' | 'reopen' | 'return' | 'release';
type Drawn = { courseware_id: number; own: number; theirs: number; guest: string };

async function writeFeedback(courseware_id: number, attempt_id: number, words: string): Promise<void> {
  const entries = [write('teacher_ink', words)];
  await test.get('POST /study/space_save', { courseware_id, attempt_id, entries }, { as: 'teacher' });
}

/** student1 shares an attempt with a groupmate, student2 has another; both have drawn, and the teacher on both. */
async function draw(settings: Settings): Promise<Drawn> {
  const content = { ...createEmptyDrawing(), prompt: 'Rain' };
  const model = forAnyContent(drawsomething);
  const { id: courseware_id, joinCode } = await placeCourseware(
    test,
    { allow_guests: 1, ...settings },
    { content, model },
  );
  const { student1: own, student2: theirs } = await startForStudents(
    test,
    courseware_id,
    'student1',
    'student2',
  );
  await shareAttempt(test, own, groupmate.id);
  const ownEntries = { attempt_id: own, entries: [write('ink', marks.ownInk)] };
  await test.get('POST /play/save', ownEntries, { as: 'student1' });
  const theirEntries = { attempt_id: theirs, entries: [write('ink', marks.ink)] };
  await test.get('POST /play/save', theirEntries, { as: 'student2' });
  await writeFeedback(courseware_id, own, marks.ownFeedback);
  await writeFeedback(courseware_id, theirs, marks.feedback);
  const { userinfo } = await test.get('POST /play/guest', { code: joinCode, name: `Guest ${courseware_id}` });
  return { courseware_id, own, theirs, guest: userinfo.token };
}

async function take(step: Step, { courseware_id, own }: Drawn): Promise<void> {
  const user_ids = [test.school.people.student1];
  if (step === 'submit') await test.get('POST /play/submit', { attempt_id: own }, { as: 'student1' });
  else if (step === 'release')
    await test.get(
      'POST /study/marks_release',
      { courseware_id, is_released: true, confirmed: true },
      { as: 'teacher' },
    );
  else {
    const input = { courseware_id, user_ids, is_return: step === 'return' };
    await test.get('POST /study/reopen_attempts', input, { as: 'teacher' });
  }
}

type Ask = { key: ApiKey; input: ApiInput<ApiKey> };

/** Calls that would move the attempt on, or end the session. */
const movingKeys: ApiKey[] = ['POST /play/submit', 'POST /user/logout'];
const allKeys = (Object.keys(operationTable) as ApiKey[]).filter((key) => !movingKeys.includes(key));

/** Each call of spaces and attempts, for every space and both attempts. */
const listSpaceCalls = ({ courseware_id, own, theirs }: Drawn): Ask[] =>
  [own, theirs].flatMap((attempt_id): Ask[] => [
    { key: 'GET /play/attempt', input: { id: attempt_id } },
    { key: 'POST /play/live_ticket', input: { attempt_id } },
    ...spaces.flatMap((space): Ask[] => [
      { key: 'GET /play/space', input: { attempt_id, space } },
      { key: 'GET /play/space_history', input: { attempt_id, space } },
      { key: 'GET /study/space', input: { courseware_id, attempt_id, space } },
      { key: 'GET /study/space_history', input: { courseware_id, attempt_id, space } },
      { key: 'POST /study/space_save', input: { courseware_id, attempt_id, entries: [write(space, 'x')] } },
    ]),
  ]);

/** Every operation, for the own attempt. */
function listAllCalls({ courseware_id: coursewareId, own: attemptId }: Drawn): Ask[] {
  const coursewareIds = [coursewareId, coursewareId];
  const things = { ...quizThings, coursewareId, coursewareIds, attemptId, submittedId: attemptId };
  return allKeys.map((key): Ask => ({ key, input: operationTable[key].input(things) as Ask['input'] }));
}

/** Which of the words the person finds, and through which calls. */
async function findMarks(token: string | undefined, asks: readonly Ask[]): Promise<Record<string, string[]>> {
  const found: Record<string, Set<string>> = {};
  for (const { key, input } of asks) {
    const { envelope } = await send(test, { ...requestOf(key, input), token });
    const text = JSON.stringify(envelope);
    for (const [name, words] of Object.entries(marks))
      if (text.includes(words)) (found[name] ??= new Set()).add(key);
  }
  return Object.fromEntries(Object.entries(found).map(([name, keys]) => [name, [...keys]]));
}

const rows: [moment: string, Settings, Step[], isShown: boolean][] = [
  ['in progress', { feedback_rule: 'after_submit' }, [], false],
  ['handed in, with marks at once', { feedback_rule: 'after_submit' }, ['submit'], true],
  [
    'handed in, while marks wait for release',
    { feedback_rule: 'after_submit', marks_held: 1 },
    ['submit'],
    false,
  ],
  ['released', { feedback_rule: 'after_submit', marks_held: 1 }, ['submit', 'release'], true],
  ['handed in, where nothing is shown', { feedback_rule: 'never' }, ['submit'], false],
  [
    'handed in, before the day on which marks are shown',
    { feedback_rule: 'after_due', due_at: Date.UTC(2090, 1, 1) },
    ['submit'],
    false,
  ],
  ['returned', { feedback_rule: 'never' }, ['submit', 'return'], true],
  [
    'returned and handed in again, before release',
    { feedback_rule: 'after_submit', marks_held: 1 },
    ['submit', 'return', 'submit'],
    false,
  ],
  ['reopened after marks were shown', { feedback_rule: 'after_submit' }, ['submit', 'reopen'], false],
  ['reopened after a return', { feedback_rule: 'never' }, ['submit', 'return', 'submit', 'reopen'], false],
];

describe.each(rows)('a drawing %s', (_moment, settings, steps, isShown) => {
  let drawn: Drawn;
  beforeAll(async () => {
    drawn = await draw(settings);
    for (const step of steps) await take(step, drawn);
  });

  it.each(['student', 'groupmate'] as const)(
    'shows its %s the own work, and ink when it may',
    async (who) => {
      const token = who === 'student' ? await test.tokenOf('student1') : groupmate.token;
      expect(await findMarks(token, [...listSpaceCalls(drawn), ...listAllCalls(drawn)])).toEqual({
        ownInk: ['GET /play/space', 'GET /play/space_history'],
        ...(isShown ? { ownFeedback: ['GET /play/space'] } : {}),
      });
      const live = await openLive(origin, token, { attempt_id: drawn.own });
      await live.watch('teacher_ink', 'ink');
      await live.readUntil(new RegExp(marks.ownInk));
      if (isShown) await live.readUntil(new RegExp(marks.ownFeedback));
      expect(live.text().includes(marks.ownFeedback)).toBe(isShown);
      live.close();
    },
  );

  it('is nothing to people who have no part in it', async () => {
    const outsider = await test.tokenOf('outsider');
    for (const token of [undefined, outsider, drawn.guest]) {
      expect(await findMarks(token, listSpaceCalls(drawn))).toEqual({});
      expect(await requestTicket(origin, token ?? '', { attempt_id: drawn.own })).toBeUndefined();
      expect(
        await requestTicket(origin, token ?? '', { courseware_id: drawn.courseware_id }),
      ).toBeUndefined();
    }
    const classmate = await findMarks(await test.tokenOf('student2'), listSpaceCalls(drawn));
    expect([classmate['ownInk'], classmate['ownFeedback']]).toEqual([undefined, undefined]);
  });
});

describe('a picture in a drawing', () => {
  it('gives nobody a file that it names and that is not theirs', async () => {
    const drawn = await draw({});
    const media = await storeBytes(test.app, 'a photo', { isPrivate: true });
    const owner = { owner_id: test.school.people.student2, is_private: 1, attempt_id: drawn.theirs } as const;
    const file = await recordBytes(test.app, media, owner);
    const picture = { kind: 'picture', source: { file }, alt: '', at: [0, 0], width: 9, height: 9, t: 1 };
    const entries = [createEntry('ink', 'picture', picture)];
    await test.get('POST /play/save', { attempt_id: drawn.own, entries }, { as: 'student1' });
    const statusFor = async (token: string) =>
      (await test.server.inject({ url: `/play/private/${file}`, headers: { token } })).statusCode;
    const foreign = [await test.tokenOf('student1'), groupmate.token, drawn.guest];
    expect(await Promise.all(foreign.map(statusFor))).toEqual([404, 404, 404]);
    expect(await statusFor(await test.tokenOf('student2'))).toBe(200);
    expect((await test.server.inject({ url: `/media/${media}` })).statusCode).toBe(404);
  });
});

describe('an open page', () => {
  const ends: [moment: string, Settings, before: Step[], after: (drawn: Drawn) => Promise<void>][] = [
    [
      'whose returned work is handed in again',
      { feedback_rule: 'after_submit', marks_held: 1 },
      ['submit', 'return'],
      (drawn) => take('submit', drawn),
    ],
    [
      'of work that is reopened',
      { feedback_rule: 'after_submit' },
      ['submit'],
      (drawn) => take('reopen', drawn),
    ],
    [
      'of work whose marks are no longer shown',
      { feedback_rule: 'after_submit' },
      ['submit'],
      ({ courseware_id }) => changeCourseware(test, courseware_id, { feedback_rule: 'never' }),
    ],
  ];

  it.each(ends)('%s gets no ink from then on', async (_moment, settings, before, after) => {
    const drawn = await draw(settings);
    for (const step of before) await take(step, drawn);
    const live = await openLive(origin, await test.tokenOf('student1'), { attempt_id: drawn.own });
    await live.watch(...spaces);
    await live.readUntil(new RegExp(marks.ownFeedback));
    await after(drawn);
    // Watches of a space are served in the order in which they began.
    const page = { courseware_id: drawn.courseware_id };
    const teacherPage = await openLive(origin, await test.tokenOf('teacher'), page);
    await teacherPage.watch(`${drawn.own}/teacher_ink`);
    await writeFeedback(drawn.courseware_id, drawn.own, 'before-release');
    await teacherPage.readUntil(/before-release/);
    await live.watch('ink');
    teacherPage.close();
    expect(live.text()).not.toContain('before-release');
    live.close();
  });
});
