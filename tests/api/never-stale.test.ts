import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { getFrom, type OtherProcess, openOtherProcess } from '#tests/support/other-process.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  changeCourseware,
  placeCourseware,
  rightResponses,
  wrongResponses,
} from '#tests/support/test-courseware.ts';

/**
 * A server that has read a page before replies like one that has just started, at the next call after each event, wherever
 * the event came in: here, at another server, or by another program that writes to the database.
 */

let test: TestApp;
let other: OtherProcess;
let teacher: string;
let students: { id: number; token: string }[];
let coursewareId: number;
let unitId: number;
let lang = 'en';

beforeAll(async () => {
  test = await openTestApp();
  test.stopClock();
  const { db } = test.app;
  await db
    .updateTable('subject')
    .set({ name_eng: 'Maths' })
    .where('id', '=', test.school.subjects.maths)
    .execute();
  teacher = await test.tokenOf('teacher');
  const ids = [test.school.people.student1, ...(await addStudents(test, 3)).map(({ id }) => id)];
  students = await Promise.all(ids.map(async (id) => ({ id, token: await openSession(test.app, id) })));
  ({ id: coursewareId, unitId } = await placeCourseware(test, {
    attempts_allowed: 0,
    due_at: test.app.now() + 3_600_000,
  }));
  other = await openOtherProcess(test);
});
afterAll(async () => {
  await other.close();
  await test.close();
});

type Process = Pick<OtherProcess, 'get'>;
const here: Process = { get: (key, input, token) => getFrom(test.server)(key, input, token) };

async function readPages({ get }: Process) {
  const { calendars, classes } = test.school;
  const pages: [ApiKey, object][] = [
    ['GET /teacher/index', {}],
    ['GET /teacher/today', {}],
    ['GET /teacher/unit_list', { calendar_id: calendars.current, class_id: classes.a }],
    ['GET /teacher/course_list', { unit_id: unitId }],
    ['GET /study/list', {}],
    ['GET /study/grid', { courseware_id: coursewareId }],
    ['GET /study/question_detail', { courseware_id: coursewareId }],
  ];
  const replies: unknown[] = [];
  for (const [key, input] of pages)
    replies.push(
      await get(key, { ...input, lang } as never, teacher).catch((error: unknown) => String(error)),
    );
  // Two servers number the states of a grid apart.
  return JSON.parse(
    JSON.stringify(replies, (key, value: unknown) => (key === 'cursor' ? undefined : value)),
  ) as unknown[];
}

async function expectFresh(): Promise<void> {
  const fresh = await openOtherProcess(test);
  try {
    const expected = await readPages(fresh);
    expect(await readPages(here)).toEqual(expected);
    expect(await readPages(other)).toEqual(expected);
  } finally {
    await fresh.close();
  }
}

const attemptIds = new Map<number, number>();
const person = (index: number) => students[index] ?? { id: 0, token: '' };

async function start(process: Process, index: number): Promise<void> {
  const { id } = await process.get('POST /play/start', { courseware_id: coursewareId }, person(index).token);
  attemptIds.set(index, id);
}

async function submit(
  process: Process,
  index: number,
  responses: typeof rightResponses | typeof wrongResponses,
) {
  const attempt_id = attemptIds.get(index) ?? 0;
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    seq: 1,
  }));
  await process.get('POST /play/save', { attempt_id, answers }, person(index).token);
  await process.get('POST /play/submit', { attempt_id }, person(index).token);
}

const teachings = () => test.app.db.deleteFrom('teaching').where('user_id', '=', test.school.people.teacher);

/** Each with the server or program at which it comes in. */
const events: [string, () => Promise<unknown>][] = [
  ['a start here', () => start(here, 0)],
  ['a start at the other server', () => start(other, 1)],
  ['a submission here', () => submit(here, 0, rightResponses)],
  ['a submission at the other server', () => submit(other, 1, wrongResponses)],
  [
    'a mark at the other server',
    () =>
      other.get(
        'POST /study/mark',
        { attempt_id: attemptIds.get(1) ?? 0, question_id: 'q1', seen: 0, score: 1, comment: 'Reason' },
        teacher,
      ),
  ],
  [
    'a mark by another program',
    async () => {
      const { db } = test.app;
      const id = attemptIds.get(0) ?? 0;
      await db
        .updateTable('answer')
        .set({ score: 0 })
        .where('attempt_id', '=', id)
        .where('question_id', '=', 'q1')
        .execute();
      await db
        .updateTable('attempt')
        .set((eb) => ({ change_number: eb('change_number', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },
  ],
  [
    'an exception at the other server',
    () =>
      other.get(
        'POST /study/set_exceptions',
        { courseware_id: coursewareId, user_ids: [person(1).id], is_excused: true },
        teacher,
      ),
  ],
  [
    'a target here',
    async () => {
      await test.app.db
        .insertInto('courseware_target')
        .values({ courseware_id: coursewareId, group_id: null, user_id: person(2).id })
        .execute();
      await changeCourseware(test, coursewareId, { target_kind: 'students' } as never);
    },
  ],
  [
    'a student who leaves the class, by another program',
    () => test.app.db.deleteFrom('class_student').where('user_id', '=', person(3).id).execute(),
  ],
  ['the due time', async () => test.advance(3_700_000)],
  [
    'another language',
    async () => {
      lang = 'zh-hk';
    },
  ],
  ['a teaching taken away by another program', () => teachings().execute()],
];

it('replies like a server that has just started, after each event', async () => {
  await expectFresh();
  for (const [name, happen] of events) {
    const before = await readPages(here);
    await happen();
    await expectFresh().catch((error: unknown) => {
      throw new Error(`after ${name}`, { cause: error });
    });
    expect(await readPages(here), `${name} changes no page`).not.toEqual(before);
  }
}, 60_000);
