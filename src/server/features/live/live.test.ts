import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { buildServer } from '#server/build-app.ts';
import { openSession } from '#server/features/session/session.service.ts';
import {
  createCard,
  createEntry,
  createMark,
  openBoardApp,
  placeBoard,
  startForStudents,
} from '#tests/spaces/open-board.ts';
import { connectLive, type LiveClient, openLive, requestTicket } from '#tests/support/clients/live-client.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Live connections: who may open one, what it sends, and when it ends. */

const { invalid, ended, overloaded } = { invalid: 4400, ended: 4403, overloaded: 1013 };
/** The close code if the server refuses before there is a WebSocket. */
const refused = 1006;

type Student = 'student1' | 'student2';

let test: TestApp;
let server: TestApp['server'];
let origin: string;
let placed: Awaited<ReturnType<typeof placeBoard>>;
let coursewareId: number;
let attempts: Record<Student, number>;
const opened: LiveClient[] = [];

beforeAll(async () => {
  test = await openBoardApp();
  // No regular checks, so that these tests show that access ends at once.
  server = await buildServer(test.app, { maxEventLoopDelayMs: 0, liveCheckMs: 3_600_000 });
  origin = await listen(server);
});
beforeEach(async () => {
  placed = await placeBoard(test, { feedback_rule: 'never', allow_guests: 1 });
  coursewareId = placed.id;
  attempts = await startForStudents(test, coursewareId, 'student1', 'student2');
  // The clock advances so that earlier tests do not use up the limit of tickets.
  await test.advanceSignedIn(60_000);
});
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});
afterAll(async () => {
  await server.close();
  await test.close();
});

async function listen(listening: TestApp['server']): Promise<string> {
  await listening.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(listening.server.address() as AddressInfo).port}`;
}

const pageOf = (person: PersonKey) =>
  person === 'student1' || person === 'student2'
    ? { attempt_id: attempts[person] }
    : { courseware_id: coursewareId };

async function open(person: PersonKey, token?: string): Promise<LiveClient> {
  const live = await openLive(origin, token ?? (await test.tokenOf(person)), pageOf(person));
  opened.push(live);
  return live;
}

function connect(ticket: string): LiveClient {
  const live = connectLive(origin, ticket);
  opened.push(live);
  return live;
}

const newTicket = async (person: PersonKey, token?: string): Promise<string> =>
  (await requestTicket(origin, token ?? (await test.tokenOf(person)), pageOf(person))) ?? '';

const save = (id: number, ...entries: ReturnType<typeof createEntry>[]) =>
  ({ kind: 'save', id, entries }) as const;

describe('a ticket', () => {
  it('opens one connection, once', async () => {
    const ticket = await newTicket('student1');
    await connect(ticket).readUntil(/"ready"/);
    expect(await connect(ticket).waitForClose()).toBe(refused);
  });

  it('is refused where it is forged, too old, or of a session that has ended', async () => {
    expect(await connect('A'.repeat(43)).waitForClose()).toBe(refused);
    expect(await connect('none').waitForClose()).toBe(refused);
    expect(await connect(await test.tokenOf('student1')).waitForClose()).toBe(refused);
    const late = await newTicket('student1');
    test.advance(31_000);
    expect(await connect(late).waitForClose()).toBe(refused);
    const token = await openSession(test.app, test.school.people.student1);
    const ticket = await newTicket('student1', token);
    await test.call('POST /user/logout', {}, { token });
    expect(await connect(ticket).waitForClose()).toBe(refused);
  });

  it('is given for own attempts and taught coursewares alone', async () => {
    const ask = async (person: PersonKey, page: { attempt_id: number } | { courseware_id: number }) =>
      requestTicket(origin, await test.tokenOf(person), page);
    expect(await ask('student2', { attempt_id: attempts.student1 })).toBeUndefined();
    expect(await ask('teacher', { attempt_id: attempts.student1 })).toBeUndefined();
    expect(await ask('student1', { courseware_id: coursewareId })).toBeUndefined();
    expect(await ask('other', { courseware_id: coursewareId })).toBeUndefined();
  });

  it('is limited per person', async () => {
    const given = [];
    for (let index = 0; index < 40; index++) given.push(await newTicket('student2'));
    expect(given.filter((ticket) => ticket !== '').length).toBe(30);
    expect(await newTicket('student1')).not.toBe('');
  });

  it('of another address is no live connection', async () => {
    const ticket = await newTicket('student1');
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/other?ticket=${ticket}`, ticket);
    const code = await new Promise((resolve) => {
      socket.addEventListener('close', (event) => resolve(event.code));
    });
    expect(code).toBe(refused);
  });
});

describe('saving over a live connection', () => {
  it('is acknowledged once it is stored, and seen by others', async () => {
    const [author, classmate] = [await open('student1'), await open('student2')];
    await classmate.watch('shared');
    await author.readUntil(/"ready"/);
    author.send(save(7, createEntry('shared', 'a', createMark('line'))));
    await author.readUntil(
      /"kind":"saved","id":7,"entries":\[\{"space":"shared","item":"a","result":"saved"/,
    );
    const reply = await test.get(
      'GET /play/space',
      { attempt_id: attempts.student1, space: 'shared' },
      { as: 'student1' },
    );
    expect(reply.items.map(({ id }) => id)).toEqual(['a']);
    await classmate.readUntil(/"id":"a"/);
  });

  it('of a teacher reaches the wall, and a card that waits for approval is sent to nobody else', async () => {
    const [teacher, author, classmate] = [
      await open('teacher'),
      await open('student1'),
      await open('student2'),
    ];
    await classmate.watch('wall', 'shared');
    await teacher.watch('0/wall');
    await author.readUntil(/"ready"/);
    author.send(save(1, createEntry('wall', 'secret-card', createCard('secret'))));
    await teacher.readUntil(/secret-card/);
    author.send(save(2, createEntry('shared', 'later', createMark())));
    await classmate.readUntil(/later/);
    expect(classmate.text()).not.toContain('secret');
    teacher.send(save(1, createEntry('wall', 'secret-card', { kind: 'ruling', state: 'approved' })));
    await teacher.readUntil(
      /"saved","id":1,"entries":\[\{"space":"wall","item":"secret-card","result":"saved"/,
    );
    await classmate.readUntil(/secret/);
  });

  it('names the refused save, and that it may be tried again later', async () => {
    const author = await open('student1');
    await author.readUntil(/"ready"/);
    const many = (id: number) =>
      save(
        id,
        ...Array.from({ length: 200 }, (_, index) => createEntry('shared', `i${id}-${index}`, createMark())),
      );
    for (const id of [1, 2, 3, 4, 5, 6]) author.send(many(id));
    const code = resultCodes.too_many_requests;
    await author.readUntil(new RegExp(`"refused","id":6,"code":${code},"wait_ms":[1-9]`));
    author.send(save(9, createEntry('teacher_ink', 'x', createMark())));
    test.advance(10_000);
    await author.readUntil(/"id":9/);
    expect(author.text()).toMatch(
      /"id":9,"entries":\[\{"space":"teacher_ink","item":"x","result":"not_allowed"/,
    );
  });
});

describe('a live connection ends', () => {
  it('at once when the session ends', async () => {
    const token = await openSession(test.app, test.school.people.student1);
    const live = await open('student1', token);
    await live.readUntil(/"ready"/);
    await test.call('POST /user/logout', {}, { token });
    expect(await live.waitForClose()).toBe(ended);
  });

  it('at once when a guest is removed', async () => {
    const { userinfo } = await test.get('POST /play/guest', { code: placed.joinCode, name: 'Visitor' });
    const { token, id } = userinfo;
    const attempt = await test.get('POST /play/start', { courseware_id: coursewareId }, { token });
    const live = await openLive(origin, token, { attempt_id: attempt.id });
    await live.watch('shared');
    await test.get(
      'POST /study/remove_guests',
      { courseware_id: coursewareId, user_ids: [id] },
      { as: 'teacher' },
    );
    expect(await live.waitForClose()).toBe(ended);
  });

  it('when a student has left the class, who then neither reads nor writes its shared spaces', async () => {
    const other = await buildServer(test.app, { maxEventLoopDelayMs: 0, liveCheckMs: 100 });
    const live = await openLive(await listen(other), await test.tokenOf('student2'), pageOf('student2'));
    await live.watch('shared');
    const { people } = test.school;
    const { db } = test.app;
    const place = await db
      .selectFrom('class_student')
      .selectAll()
      .where('user_id', '=', people.student2)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('class_student').where('user_id', '=', people.student2).execute();
    try {
      expect(await live.waitForClose()).toBe(ended);
      const own = { attempt_id: attempts.student2 };
      const read = (space: string) => test.call('GET /play/space', { ...own, space }, { as: 'student2' });
      expect([(await read('shared')).key, (await read('ink')).key]).toEqual(['not_found', 'success']);
      const entries = [createEntry('shared', 'x', createMark()), createEntry('ink', 'y', createMark())];
      const { entries: saved } = await test.get('POST /play/save', { ...own, entries }, { as: 'student2' });
      expect(saved.map(({ result }) => result)).toEqual(['not_allowed', 'saved']);
    } finally {
      await other.close();
      await db.insertInto('class_student').values(place).execute();
    }
  });

  it.each([
    ['text that is no JSON', 'hello'],
    ['an unknown kind', { kind: 'shout' }],
    ['an unknown field', { kind: 'watch', place: 'shared', since: null, as: 1 }],
    ['a space that the page does not have', { kind: 'watch', place: 'ink2', since: null }],
    ["a space of another's attempt", { kind: 'watch', place: '1/ink', since: null }],
    ['a zero byte', { kind: 'save', id: 1, entries: [createEntry('shared', 'a', createMark('\0'))] }],
  ])('after %s', async (_what, message) => {
    const live = await open('student1');
    await live.readUntil(/"ready"/);
    live.send(typeof message === 'string' ? message : JSON.stringify(message));
    expect(await live.waitForClose()).toBe(invalid);
  });

  it('beyond twelve of one person, and not before', async () => {
    // Which of two that begin at once comes first is the server's business.
    for (let index = 0; index < 12; index++) await (await open('student1')).readUntil(/"ready"/);
    expect(await (await open('student1')).waitForClose()).toBe(overloaded);
  });
});

it('slows somebody who floods, and nobody else', async () => {
  const [flooder, author, classmate] = [
    await open('student2'),
    await open('student1'),
    await open('student1'),
  ];
  await Promise.all([flooder, author, classmate].map(({ watch }) => watch('shared')));
  const value = { x: 1 };
  for (let index = 0; index < 20_000; index++) flooder.send({ kind: 'presence', place: 'shared', value });
  flooder.send(save(1, createEntry('shared', 'flood', createMark())));
  for (let id = 1; id <= 5; id++) {
    author.send(save(id, createEntry('shared', `calm-${id}`, createMark())));
    await author.readUntil(new RegExp(`"saved","id":${id},`));
    await classmate.readUntil(new RegExp(`calm-${id}`));
  }
  // If the server read the whole flood first, this would take minutes.
  expect(flooder.text()).not.toContain('"saved"');
});

it('tells browsers that the server stops', async () => {
  const other = await buildServer(test.app, { maxEventLoopDelayMs: 0 });
  const live = await openLive(await listen(other), await test.tokenOf('student1'), {
    attempt_id: attempts.student1,
  });
  await live.readUntil(/"ready"/);
  await other.close();
  expect(await live.waitForClose()).toBe(1012);
});
