import validateStatement from '@learninglocker/xapi-validation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ebook } from '#activities/ebook/activity.ts';
import type { ApiInput } from '#contract/api.ts';
import { forAnyContent } from '#form/registry.ts';
import { traceId } from '#form/trace-id.ts';
import { postStatements } from '#server/features/statements/post-statements.ts';
import { enqueueIfWaiting, sendStatementsJob } from '#server/features/statements/send-jobs.ts';
import { sendWaiting } from '#server/features/statements/send-waiting.service.ts';
import { listNextStatements } from '#server/features/statements/waiting-statements.service.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openPhotoApp, placeWalk, submitWalk } from '#tests/photowork/open-photowork.ts';
import { type SentStatement, statementSchema } from '#tests/statements/statement-schema.ts';
import { openStoreServer, type StoreServer } from '#tests/statements/store-server.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses, wrongResponses } from '#tests/support/test-courseware.ts';
import { placeVideoQuiz, stopAt } from '#tests/support/test-video-quiz.ts';

/** Statements of learning: what is written, and that the record store gets each of them once, in order. */

const admin = { as: 'admin' } as const;
const student = { as: 'student1' } as const;
const home = 'https://learn.school.example';
const secret = 'S3cret-of-the-store';
let test: TestApp;
let store: StoreServer;

beforeAll(async () => {
  test = await openPhotoApp();
});
beforeEach(async () => {
  await store?.close();
  store = await openStoreServer();
  await test.app.db.deleteFrom('statement').execute();
  await setStore();
});
afterAll(async () => {
  await store.close();
  await test.close();
});

function setStore(changes: Partial<ApiInput<'POST /admin/record_store'>> = {}) {
  const given = {
    is_on: true,
    address: store.address,
    key: 'school',
    secret,
    version: '1.0.3',
    home,
  } as const;
  return test.get('POST /admin/record_store', { ...given, has_names: false, ...changes }, admin);
}

const send = (timeMaxMs?: number) =>
  sendWaiting(test.app, {
    signal: new AbortController().signal,
    ...(timeMaxMs !== undefined && { timeMaxMs }),
  });
const readState = () => test.get('GET /admin/record_store', {}, admin);
const listRows = () => listNextStatements(test.app.db, 1_000);
const listWaiting = async () => (await listRows()).map(({ json }) => JSON.parse(json) as SentStatement);
const verbOf = ({ verb }: SentStatement) => verb.id.split('/').at(-1);

/** Starts, saves and submits as a student. */
async function work(courseware_id: number, responses: Readonly<Record<string, unknown>>) {
  const attempt = await test.get('POST /play/start', { courseware_id }, student);
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    seq: 1,
  }));
  await test.get('POST /play/save', { attempt_id: attempt.id, answers }, student);
  await test.get('POST /play/submit', { attempt_id: attempt.id }, student);
  return attempt.id;
}

const workOnQuiz = async (responses: Readonly<Record<string, unknown>> = rightResponses) =>
  work((await placeCourseware(test)).id, responses);

describe('statements', () => {
  it('say that a quiz was attempted, answered, completed and scored, each once', async () => {
    const { id } = await placeCourseware(test);
    await work(id, { ...rightResponses, q3: wrongResponses.q3 });
    const waiting = await listWaiting();
    expect(waiting.map(verbOf)).toEqual([
      'attempted',
      'answered',
      'answered',
      'answered',
      'completed',
      'scored',
    ]);
    const [, , , third, completed, scored] = waiting;
    expect(third).toMatchObject({
      object: { id: `${home}/xapi/courseware/${id}/question/q3` },
      result: { score: { scaled: 0, raw: 0, min: 0, max: 5 }, success: false },
      context: { contextActivities: { parent: [{ id: `${home}/xapi/courseware/${id}` }] } },
    });
    expect(completed?.result).toMatchObject({
      completion: true,
      score: { scaled: 0.5, raw: 5, min: 0, max: 10 },
    });
    expect(scored?.object).toMatchObject({
      id: `${home}/xapi/courseware/${id}`,
      definition: { type: 'http://adlnet.gov/expapi/activities/assessment', name: { und: 'Quiz' } },
    });
    expect(new Set(waiting.map(({ context }) => context?.registration)).size).toBe(1);
    expect(new Set(waiting.map((statement) => statement.id)).size).toBe(6);
  });

  it('name people by their account alone, unless the school wants names', async () => {
    const account = { homePage: home, name: String(test.school.people.student1) };
    await workOnQuiz();
    for (const { actor } of await listWaiting()) expect(actor).toEqual({ objectType: 'Agent', account });
    const stored = JSON.stringify(await listRows());
    for (const absent of ['student1', '@example.com', 'h2o']) expect(stored).not.toContain(absent);
    await setStore({ has_names: true });
    await test.app.db.deleteFrom('statement').execute();
    await workOnQuiz();
    for (const { actor } of await listWaiting()) expect(actor).toMatchObject({ name: 'student1', account });
  });

  it('tell how far a book was read and a video was watched', async () => {
    const image = { url: 'samples/page.png', width: 1600, height: 1000 };
    const pages = ['a', 'b'].map((id) => ({ id, image, title: '', url: '' }));
    const book = { model: forAnyContent(ebook), content: { ...ebook.content.empty(), pages } };
    const bookPlace = await placeCourseware(test, {}, book);
    const watched = {
      watched: [
        [0, 30],
        [50, 60],
      ],
      again: [],
      at: 60,
      noted_at: 20,
    };
    const filmPlace = await placeVideoQuiz(test, [stopAt('q1', 3)]);
    for (const [{ id }, trace] of [
      [bookPlace, { parts: { a: 8_000 }, last: 'a' }],
      [filmPlace, watched],
    ] as const) {
      const attempt = await test.get('POST /play/start', { courseware_id: id }, student);
      await test.advanceSignedIn(600_000);
      const answers = [{ question_id: traceId, response: trace, seq: 1 }];
      await test.get('POST /play/save', { attempt_id: attempt.id, answers }, student);
      await test.get('POST /play/submit', { attempt_id: attempt.id }, student);
    }
    const waiting = await listWaiting();
    expect(waiting.map(verbOf)).toEqual([
      'initialized',
      'experienced',
      'completed',
      'attempted',
      'played',
      'completed',
      'scored',
    ]);
    expect(waiting[1]?.result).toEqual({
      completion: false,
      extensions: { [`${home}/xapi/extensions/parts-read`]: 1, [`${home}/xapi/extensions/parts`]: 2 },
    });
    expect(waiting[4]).toMatchObject({
      verb: { id: 'https://w3id.org/xapi/video/verbs/played' },
      object: { definition: { type: 'https://w3id.org/xapi/video/activity-type/video' } },
      result: { extensions: { 'https://w3id.org/xapi/video/extensions/time': 0 } },
      context: {
        contextActivities: { category: [{ id: 'https://w3id.org/xapi/video' }] },
        extensions: {
          'https://w3id.org/xapi/video/extensions/session-id': waiting[4]?.context?.registration,
        },
      },
    });
    for (const statement of waiting) expectValid(statement);
  });

  it('tell a new score once no mark is missing, and again when it changes', async () => {
    const placed = await placeWalk(test, {});
    const attempt_id = await submitWalk(test, placed.id, 'student1', {
      leaf: 'A maple',
      tree: 'Tall',
      edges: '5',
    });
    expect((await listWaiting()).map(verbOf)).not.toContain('scored');
    await test.app.db.deleteFrom('statement').execute();
    const mark = (question_id: string, seen: number, score: number, comment = '') =>
      test.get('POST /study/mark', { attempt_id, question_id, seen, score, comment }, { as: 'teacher' });
    await mark('leaf', 0, 4);
    expect(await listWaiting()).toEqual([]);
    await mark('tree', 0, 2.5);
    await mark('tree', 1, 3);
    await mark('tree', 2, 3, 'Only words');
    const waiting = await listWaiting();
    expect(waiting.map((each) => [verbOf(each), each.result?.score?.raw])).toEqual([
      ['scored', 8.5],
      ['scored', 9],
    ]);
    for (const statement of waiting) expectValid(statement);
  });

  it('tell what was true when it happened, also when they are sent later', async () => {
    await setStore({ has_names: true });
    const { id } = await placeCourseware(test, { name: 'Before' });
    const attempt = await work(id, { q1: wrongResponses.q1 });
    const before = await listWaiting();
    const { db } = test.app;
    await db.updateTable('courseware_record').set({ name: 'After' }).where('id', '=', id).execute();
    await db.updateTable('unit_record').set({ name: 'Other unit' }).execute();
    await db.updateTable('answer').set({ score: 1 }).where('attempt_id', '=', attempt).execute();
    await db.updateTable('attempt').set({ score: 1, time_ms: 77 }).where('id', '=', attempt).execute();
    await setStore({ home: 'https://other.example', has_names: false });
    expect(await listWaiting()).toEqual(before);
    expect(before[0]?.object.definition?.name).toEqual({ und: 'Before' });
    await send();
    expect(store.statements).toEqual(before);
  });

  it('are not written while no store is set, nor by saving', async () => {
    await setStore({ is_on: false });
    await workOnQuiz();
    expect(await listRows()).toEqual([]);
    const { id } = await placeCourseware(test);
    await setStore();
    const attempt = await test.get('POST /play/start', { courseware_id: id }, student);
    const before = (await listRows()).length;
    const answers = [{ question_id: 'q1', response: { option: 'a' }, seq: 1 }];
    await test.get('POST /play/save', { attempt_id: attempt.id, answers }, student);
    expect((await listRows()).length).toBe(before);
  });

  it('go with a person who is erased, and with the address of the store', async () => {
    await workOnQuiz();
    const { student1 } = test.school.people;
    expect((await listRows()).every(({ user_id }) => user_id === student1)).toBe(true);
    await setStore({ is_on: false, address: '' });
    expect(await listRows()).toEqual([]);
    const leaver = { as: 'student2' } as const;
    const { id } = await placeCourseware(test);
    await setStore();
    await test.get('POST /play/start', { courseware_id: id }, leaver);
    expect(await listRows()).toHaveLength(1);
    const { student2 } = test.school.people;
    await test.app.db.updateTable('user').set({ is_active: 0 }).where('id', '=', student2).execute();
    await test.get('POST /admin/person_erase', { id: student2, name: 'student2' }, admin);
    expect(await listRows()).toEqual([]);
  });
});

/** By another program's rules of 1.0.3, and by those of 2.0. */
function expectValid(statement: unknown): void {
  expect(validateStatement(statement)).toEqual([]);
  statementSchema.parse(statement);
}

describe('the record store', () => {
  it('gets valid statements in order, with name, secret and version', async () => {
    await setStore({ version: '2.0.0' });
    await workOnQuiz();
    const waiting = await listWaiting();
    for (const statement of waiting) expectValid(statement);
    await send();
    expect(store.statements).toEqual(waiting);
    expect(store.requests).toHaveLength(1);
    expect(store.requests[0]).toMatchObject({
      url: '/xAPI/statements',
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`school:${secret}`).toString('base64')}`,
        'x-experience-api-version': '2.0.0',
      },
    });
    expect(await readState()).toMatchObject({ waiting: 0, error: null, sent_at: expect.any(Number) });
  });

  it.each([
    [500, 'other_answer'],
    [401, 'wrong_key'],
    [302, 'wrong_address'],
  ] as const)('loses nothing while it answers %i, and gets all of it once later', async (mode, error) => {
    await workOnQuiz();
    const waiting = await listWaiting();
    store.mode = mode;
    await send();
    expect(store.requests.map(({ url }) => url)).toEqual(['/xAPI/statements']);
    expect(await readState()).toMatchObject({ waiting: waiting.length, error, status: mode });
    store.mode = 'works';
    await workOnQuiz(wrongResponses);
    await send();
    expect(store.statements.slice(0, waiting.length)).toEqual(waiting);
    expect(store.statements).toHaveLength(2 * waiting.length);
    expect(store.repeatedIds).toEqual([]);
  });

  it('loses nothing while it is away', async () => {
    await workOnQuiz();
    const waiting = await listWaiting();
    const { address } = store;
    await store.close();
    await send();
    expect(await readState()).toMatchObject({ error: 'unreachable', status: null, waiting: waiting.length });
    store = await openStoreServer();
    expect(store.address).not.toBe(address);
    await setStore();
    await send();
    expect(store.statements).toEqual(waiting);
  });

  it('has each once when it took statements and its answer did not arrive', async () => {
    await workOnQuiz();
    const waiting = await listWaiting();
    store.mode = 'cut';
    await send();
    expect(store.statements).toEqual(waiting);
    expect(await readState()).toMatchObject({ error: 'unreachable', waiting: waiting.length });
    store.mode = 'works';
    await workOnQuiz(wrongResponses);
    const later = (await listWaiting()).slice(waiting.length);
    await send();
    expect(store.statements).toEqual([...waiting, ...later]);
    expect(store.repeatedIds.length).toBeGreaterThanOrEqual(waiting.length);
    expect((await readState()).waiting).toBe(0);
  });

  it('has a limited time for its answer', async () => {
    await workOnQuiz();
    store.mode = 'silent';
    await send(50);
    expect(await readState()).toMatchObject({ error: 'too_slow', status: null, waiting: 6 });
  });

  it('gets many in several posts of at most 50', async () => {
    const { id } = await placeCourseware(test, { attempts_allowed: 0 });
    for (let count = 0; count < 9; count += 1) await work(id, rightResponses);
    const waiting = await listWaiting();
    expect(waiting).toHaveLength(54);
    await send();
    expect(store.requests).toHaveLength(2);
    expect(store.statements).toEqual(waiting);
  });

  it('gets those of a long event in one post, and what earlier versions wrote as it is', async () => {
    const { id } = await placeCourseware(test);
    await work(id, rightResponses);
    const [start] = await listWaiting();
    const row = await test.app.db.selectFrom('statement').selectAll().executeTakeFirstOrThrow();
    await test.app.db.deleteFrom('statement').where('seq', '=', row.seq).execute();
    const { statement_count: _count, seq: _seq, ...former } = row;
    const early = { ...start, id: 'c3c4d6b2-5d0b-4b7e-9a57-0e0f6f4f8a11' };
    await test.app.db
      .insertInto('statement')
      .values({ ...former, seq: row.seq, json: JSON.stringify(early) })
      .execute();
    const waiting = await listWaiting();
    expect(waiting.map(verbOf)).toEqual([
      'attempted',
      'answered',
      'answered',
      'answered',
      'completed',
      'scored',
    ]);
    expect((await readState()).waiting).toBe(6);
    const limited = await listNextStatements(test.app.db, 2);
    expect(limited.map(({ isLast }) => isLast)).toEqual([true]);
    await send();
    expect(store.statements).toEqual(waiting);
    await work((await placeCourseware(test)).id, rightResponses);
    await test.app.db.deleteFrom('statement').where('statement_count', '=', 1).execute();
    expect(await listNextStatements(test.app.db, 2)).toHaveLength(5);
  });

  it('has each once when it took a part of an event', async () => {
    await workOnQuiz();
    const waiting = await listWaiting();
    store.statements.push(...waiting.slice(0, 3));
    store.refusedId = waiting[4]?.id;
    await send();
    expect(store.statements).toEqual(waiting.slice(0, 4));
    expect(await readState()).toMatchObject({ status: 400, waiting: 5 });
    store.refusedId = undefined;
    await send();
    expect(store.statements).toEqual(waiting);
    expect((await readState()).waiting).toBe(0);
  });

  it('is asked by one job, and later after a failure', async () => {
    const errors: unknown[] = [];
    const stop = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
    const waitForEnd = async () => {
      await expect
        .poll(async () => (await findJob(test.app.db, sendStatementsJob.kind, 'school'))?.state)
        .toBe('done');
    };
    store.mode = 500;
    await workOnQuiz();
    await enqueueIfWaiting(test.app);
    await expect.poll(async () => (await readState()).error).toBe('other_answer');
    await waitForEnd();
    await enqueueIfWaiting(test.app);
    expect(store.requests).toHaveLength(1);
    store.mode = 'works';
    test.advance(15_000);
    await enqueueIfWaiting(test.app);
    await expect.poll(async () => (await readState()).waiting).toBe(0);
    await waitForEnd();
    await stop();
    expect(errors).toEqual([]);
    expect(store.statements.length).toBeGreaterThan(0);
  });
});

describe('the setting', () => {
  it('never gives the secret away, not in the audit table either, and forgets it with its address', async () => {
    const settings = await readState();
    expect(settings).toMatchObject({ is_on: true, address: store.address, has_secret: true });
    const entries = await test.app.db.selectFrom('audit_entry').selectAll().execute();
    expect(entries.some(({ action }) => action === 'setting.record_store')).toBe(true);
    expect(JSON.stringify([settings, entries])).not.toContain(secret);
    const { address, key, version, has_names } = settings;
    const same = { is_on: true, address: `${address}/statements/`, key, version, home, has_names };
    await test.get('POST /admin/record_store', same, admin);
    expect(await readState()).toMatchObject({ address, has_secret: true });
    await test.get('POST /admin/record_store', { ...same, address: 'http://127.0.0.1:9/other' }, admin);
    expect(await readState()).toMatchObject({ has_secret: false });
  });

  it('sends the same test each time', async () => {
    for (const status of [200, 409])
      expect(await test.get('POST /admin/record_store_test', {}, admin)).toEqual({ error: null, status });
    expect(store.statements).toHaveLength(1);
    expectValid(store.statements[0]);
    store.mode = 403;
    expect(await test.get('POST /admin/record_store_test', {}, admin)).toEqual({
      error: 'wrong_key',
      status: 403,
    });
  });

  it.each(['ftp://store.example', 'store.example', 'https://key:word@store.example'])(
    'refuses %s',
    async (address) => {
      const given = { is_on: true, address, key: '', version: '1.0.3', home, has_names: false } as const;
      expect((await test.call('POST /admin/record_store', given, admin)).key).toBe('invalid_input');
    },
  );

  it('is aborted with the server', async () => {
    store.mode = 'silent';
    const stopping = new AbortController();
    const access = { address: store.address, key: '', secret: '', version: '1.0.3' } as const;
    const post = postStatements(access, [], { signal: stopping.signal });
    stopping.abort(new Error('stopping'));
    await expect(post).rejects.toThrow('stopping');
  });
});
