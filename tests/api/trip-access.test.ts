import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digitaltravel } from '#activities/digitaltravel/activity.ts';
import type { ApiInput, ApiKey } from '#contract/api.ts';
import { forAnyContent } from '#form/registry.ts';
import { traceId } from '#form/trace-id.ts';
import { openQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { eraseWork } from '#server/features/leavers/erase-work.service.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { operationTable } from '#tests/api/operation-table.ts';
import { readDatabase } from '#tests/api/read-database.ts';
import { requestOf, send } from '#tests/api/send.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { openLive, requestTicket } from '#tests/support/clients/live-client.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, placeCourseware } from '#tests/support/test-courseware.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';

/**
 * Two groups of 4A are on the same trip: student1 with a groupmate, student2 alone; a guest is, too. Nobody but its own
 * members and the teachers learns where a group is or was, what it took and what it wrote.
 */

/** Parts of the work of the first group, by what they tell. */
const secrets = {
  position: '22.29370123',
  code: 'ZQ7XKV',
  way: '1790000012345',
  words: 'words-of-the-first-group',
  photo: 'photo-of-the-first-group',
};
const view = { yaw: 12.625, pitch: 1, fov: 80 };

let test: TestApp;
let origin: string;
let things: Things;
let coursewareId: number;
let photoId: number;
let attempts: Record<'first' | 'second' | 'ofGuest', number>;
let tokens: Record<'student1' | 'groupmate' | 'student2' | 'outsider' | 'guest' | 'nobody', string>;
let groupmateId: number;

const buildTrip = () =>
  digitaltravel.content.resolve(
    digitaltravel.content.draft.parse({
      digital_mode: 'site',
      ground: 'tiles',
      stops: ['pier', 'tower'].map((id, index) => ({
        id,
        name: id,
        scene: 'place',
        on_earth: { lat: 22.29 + index / 100, lon: 114.17 },
        check_in: { id: `in-${id}`, by_code: true, code: '7KQ2MX' },
      })),
      questions: [
        { ...openQuestion('see', { text: 'What do you see?', file_kinds: ['picture'] }), stop_id: 'pier' },
      ],
    }),
    {},
  );

async function travelAsFirstGroup(attempt_id: number): Promise<number> {
  const { app, school } = test;
  const media = await storeBytes(app, secrets.photo, { isPrivate: true });
  const owner = { owner_id: school.people.student1, is_private: 1, attempt_id, question_id: 'see' } as const;
  const file = await recordBytes(app, media, owner);
  await app.db
    .updateTable('file')
    .set({ name: `${secrets.photo}.png` })
    .where('id', '=', file)
    .execute();
  const at = Number(secrets.way);
  const position = { lat: Number(secrets.position), lon: 114.17, accuracy_m: 9 };
  const responses = {
    'in-pier': { way: 'position', at: at + 1, position },
    'in-tower': { way: 'code', at: at + 2, code: secrets.code },
    see: { text: secrets.words },
    [traceId]: { parts: { pier: 5 }, visits: [{ stop_id: 'pier', at }] },
  };
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    seq: 1,
  }));
  const attachments = [{ question_id: 'see', file_id: file, action: 'add' as const }];
  const saved = await test.get(
    'POST /play/save',
    { attempt_id, answers, attachments },
    { token: tokens.student1 },
  );
  const results = [...saved.answers, ...saved.attachments].map(({ result }) => result);
  expect(results).toEqual(results.map(() => 'saved'));
  return file;
}

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
  things = await makeThings(test);
  const { student1, student2, outsider } = test.school.people;
  const [mate] = await addStudents(test, 1);
  groupmateId = mate?.id ?? 0;
  const placed = await placeCourseware(
    test,
    { allow_guests: 1 },
    { content: buildTrip(), model: forAnyContent(digitaltravel) },
  );
  coursewareId = placed.id;
  const { setId } = await insertGroups(test, [[student1, groupmateId], [student2]]);
  await test.app.db
    .updateTable('courseware_record')
    .set({ work_by: 'group', group_set_id: setId })
    .where('id', '=', coursewareId)
    .execute();
  const { userinfo } = await test.get('POST /play/guest', { code: placed.joinCode, name: 'Visitor' });
  tokens = {
    student1: await openSession(test.app, student1),
    groupmate: await openSession(test.app, groupmateId),
    student2: await openSession(test.app, student2),
    outsider: await openSession(test.app, outsider),
    guest: userinfo.token,
    nobody: '',
  };
  const start = async (token: string) =>
    (await test.get('POST /play/start', { courseware_id: coursewareId }, { token })).id;
  attempts = {
    first: await start(tokens.student1),
    second: await start(tokens.student2),
    ofGuest: await start(tokens.guest),
  };
  photoId = await travelAsFirstGroup(attempts.first);
});
afterAll(() => test.close());
/** A person may open only some pages a minute. */
beforeEach(() => test.advance(60_000));

const spaces = ['trip', 'ink', 'teacher_ink', 'file_ink'];

type Ask = { key: ApiKey; input: ApiInput<ApiKey> };

/** Calls that would end the attempt or the session. */
const endingKeys: ApiKey[] = ['POST /play/submit', 'POST /user/logout'];

/** Every other operation, for the trip and this attempt; the photo stands for all files. */
function listCalls(attemptId: number): Ask[] {
  const coursewareIds = [coursewareId, coursewareId];
  const ofTrip = { coursewareId, coursewareIds, attemptId, submittedId: attemptId };
  const known = { ...things, ...ofTrip, documentId: photoId, videoFileId: photoId };
  const everything = (Object.keys(operationTable) as ApiKey[])
    .filter((key) => !endingKeys.includes(key))
    .map((key): Ask => ({ key, input: operationTable[key].input(known) as Ask['input'] }));
  const questions = ['in-pier', 'in-tower', 'see', traceId].flatMap((question_id): Ask[] => [
    { key: 'POST /play/show_question', input: { attempt_id: attemptId, question_id } },
    { key: 'GET /study/question_detail', input: { courseware_id: coursewareId, question_id } },
  ]);
  const ofSpaces = spaces.flatMap((space): Ask[] => [
    { key: 'GET /play/space', input: { attempt_id: attemptId, space } },
    { key: 'GET /play/space_history', input: { attempt_id: attemptId, space } },
    { key: 'GET /study/space', input: { courseware_id: coursewareId, attempt_id: attemptId, space } },
  ]);
  return [...everything, ...questions, ...ofSpaces];
}

/** Which secrets the person finds, and through which calls. */
async function findSecrets(token: string, asks: readonly Ask[]): Promise<Record<string, string[]>> {
  const found: Record<string, Set<string>> = {};
  for (const { key, input } of asks) {
    const { envelope } = await send(test, { ...requestOf(key, input), token });
    const text = JSON.stringify(envelope);
    for (const [name, secret] of Object.entries(secrets))
      if (text.includes(secret)) (found[name] ??= new Set()).add(key);
  }
  return Object.fromEntries(Object.entries(found).map(([name, keys]) => [name, [...keys].sort()]));
}

describe("a group's trip", () => {
  it('is known to its members and to the teacher', async () => {
    const shared = { courseware_id: coursewareId };
    const { id } = await test.get('POST /play/start', shared, { token: tokens.groupmate });
    expect(id).toBe(attempts.first);
    const attempt: Ask = { key: 'GET /play/attempt', input: { id: attempts.first } };
    const all = Object.keys(secrets).sort();
    expect(Object.keys(await findSecrets(tokens.groupmate, [attempt])).sort()).toEqual(all);
    const detail: Ask = {
      key: 'GET /study/personal_detail',
      input: { courseware_id: coursewareId, user_id: groupmateId },
    };
    expect(Object.keys(await findSecrets(await test.tokenOf('teacher'), [detail])).sort()).toEqual(all);
  });

  it.each(['student2', 'outsider', 'guest', 'nobody'] as const)(
    'is told to no %s by any call',
    async (who) => {
      const ids = [attempts.first, who === 'guest' ? attempts.ofGuest : attempts.second];
      for (const id of ids) expect(await findSecrets(tokens[who], listCalls(id))).toEqual({});
    },
  );

  it('gives its photos to its members and the teacher alone', async () => {
    const statusFor = async (path: string, token: string) =>
      (await test.server.inject({ url: `${path}${photoId}`, headers: { token } })).statusCode;
    for (const who of ['student2', 'outsider', 'guest', 'nobody'] as const)
      expect([
        who,
        await statusFor('/play/private/', tokens[who]),
        await statusFor('/private/', tokens[who]),
      ]).toEqual([who, 404, 404]);
    expect(await statusFor('/play/private/', tokens.groupmate)).toBe(200);
    expect(await statusFor('/private/', await test.tokenOf('teacher'))).toBe(200);
  });

  it('opens no live connection to others, and sends them no presence', async () => {
    for (const who of ['student2', 'outsider', 'guest', 'nobody'] as const) {
      expect(await requestTicket(origin, tokens[who], { attempt_id: attempts.first })).toBeUndefined();
      expect(await requestTicket(origin, tokens[who], { courseware_id: coursewareId })).toBeUndefined();
    }
    const open = (token: string, attempt_id: number) => openLive(origin, token, { attempt_id });
    const traveller = await open(tokens.student1, attempts.first);
    const others = [
      await open(tokens.groupmate, attempts.first),
      await open(tokens.student2, attempts.second),
      await open(tokens.guest, attempts.ofGuest),
    ];
    const teacher = await openLive(origin, await test.tokenOf('teacher'), { courseware_id: coursewareId });
    await teacher.watch('0/trip');
    for (const live of [traveller, ...others]) await live.watch('trip');
    traveller.send({ kind: 'presence', place: 'trip', value: { stop_id: 'pier', view } });
    await teacher.readUntil(/12\.625/);
    // What is sent on a connection arrives in its order.
    const control = { lead: { stop_id: 'tower', view: null, point: null } };
    const led = { courseware_id: coursewareId, control, version: 0 };
    await test.get('POST /study/control', led, { as: 'teacher' });
    for (const live of others) {
      const text = await live.readUntil(/"stop_id":"tower"/);
      for (const secret of ['12.625', ...Object.values(secrets)]) expect(text).not.toContain(secret);
    }
    for (const live of [traveller, teacher, ...others]) live.close();
  });

  it('ends the connection of a student who asks for a place of others', async () => {
    for (const place of ['0/trip', ...spaces.map((space) => `${attempts.first}/${space}`)]) {
      const live = await openLive(origin, tokens.student2, { attempt_id: attempts.second });
      await live.readUntil(/"ready"/);
      live.send({ kind: 'watch', place, since: null });
      expect([place, await live.waitForClose()]).toEqual([place, 4400]);
      expect(live.text()).not.toContain('watching');
    }
  });

  it('has no position any more once its members are erased', async () => {
    const { student1 } = test.school.people;
    const eraseBoth = async () => {
      for (const id of [student1, groupmateId]) {
        const erased = { is_active: 0, erased_at: test.app.now() } as const;
        await test.app.db.updateTable('user').set(erased).where('id', '=', id).execute();
        await eraseWork(test.app, id, () => undefined);
      }
    };
    const listKept = async () => {
      const database = await readDatabase(test);
      const { position, code, words, photo } = secrets;
      return [position, code, words, photo].filter((secret) => database.includes(secret));
    };
    expect(await listKept()).toHaveLength(4);
    await eraseBoth();
    expect(await listKept()).toEqual([]);
    const { rows } = await test.get('GET /study/grid', { courseware_id: coursewareId }, { as: 'teacher' });
    const cells = rows.find(({ user_id }) => user_id === student1)?.cells ?? [];
    expect(cells.map(({ question_id }) => question_id)).toContain('in-pier');
  });
});
