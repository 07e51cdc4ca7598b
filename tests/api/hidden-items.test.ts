import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput, ApiKey } from '#contract/api.ts';
import { operationTable, type Person } from '#tests/api/operation-table.ts';
import { openSessionOf, requestOf, send } from '#tests/api/send.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import {
  createCard,
  createEntry,
  createMark,
  openBoardApp,
  placeBoard,
  startForStudents,
} from '#tests/spaces/open-board.ts';
import { openLive } from '#tests/support/clients/live-client.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/**
 * The marker is in an unapproved card, in somebody else's drawing, and in a teacher's ink that is not released yet. No
 * reply and no message to other people contains it, whatever they call.
 */

const marker = 'hidden-3f9a';
const spaces = ['ink', 'shared', 'wall', 'teacher_ink'] as const;

let test: TestApp;
let origin: string;
/** The things of `student1`, with the board instead of the quiz. */
let things: Things;
let ownAttemptId: number;
let theirs: number;

beforeAll(async () => {
  test = await openBoardApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
  const quiz = await makeThings(test);
  const { id } = await placeBoard(test, { feedback_rule: 'never' });
  const attempts = await startForStudents(test, id, 'student1', 'student2');
  [ownAttemptId, theirs] = [attempts.student1, attempts.student2];
  things = { ...quiz, coursewareId: id, attemptId: ownAttemptId };
  await hideThings(id);
});
afterAll(() => test.close());

async function hideThings(courseware_id: number): Promise<void> {
  const entries = [
    createEntry('wall', marker, createCard(marker)),
    createEntry('ink', marker, createMark(marker)),
  ];
  await test.get('POST /play/save', { attempt_id: theirs, entries }, { as: 'student2' });
  for (const attempt_id of [ownAttemptId, theirs]) {
    const feedback = [createEntry('teacher_ink', marker, createMark(marker))];
    await test.get(
      'POST /study/space_save',
      { courseware_id, attempt_id, entries: feedback },
      { as: 'teacher' },
    );
  }
}

type Ask = { key: ApiKey; input: ApiInput<ApiKey> };

/** A call for each operation that reaches a space, for every space and both attempts. */
function listWays(): Ask[] {
  const courseware_id = things.coursewareId;
  return spaces.flatMap((space) =>
    [ownAttemptId, theirs].flatMap((attempt_id): Ask[] => [
      { key: 'GET /play/space', input: { attempt_id, space } },
      { key: 'GET /play/space_history', input: { attempt_id, space } },
      {
        key: 'POST /play/save',
        input: { attempt_id, entries: [createEntry('wall', marker, createCard('x'), { seq: 1 })] },
      },
      { key: 'GET /study/space', input: { courseware_id, attempt_id, space } },
      { key: 'GET /study/space', input: { courseware_id, space } },
      { key: 'GET /study/space_history', input: { courseware_id, attempt_id, space } },
      { key: 'GET /study/space_history', input: { courseware_id, space } },
    ]),
  );
}

const allKeys = Object.keys(operationTable) as ApiKey[];
const otherPeople: Person[] = ['nobody', 'student', 'outsider'];

async function ask(person: Person, { key, input }: Ask): Promise<string> {
  const token = await openSessionOf(test, person);
  return JSON.stringify((await send(test, { ...requestOf(key, input), token })).envelope);
}

describe('a hidden item', () => {
  it('is shown to its author and to teachers', async () => {
    const read = (space: string) =>
      test.get('GET /play/space', { attempt_id: theirs, space }, { as: 'student2' });
    expect(JSON.stringify([await read('wall'), await read('ink')]).split(marker)).toHaveLength(5);
    const input = { courseware_id: things.coursewareId, attempt_id: ownAttemptId, space: 'teacher_ink' };
    expect(JSON.stringify(await test.get('GET /study/space', input, { as: 'teacher' }))).toContain(marker);
  });

  it.each(otherPeople)('is in no reply to %s, through any operation on a space', async (person) => {
    const leaks: string[] = [];
    for (const way of listWays()) {
      const reply = await ask(person, way);
      // The reply to a write may repeat the id that the caller sent.
      const told = way.key === 'POST /play/save' ? reply.replaceAll(`"item":"${marker}"`, '') : reply;
      if (told.includes(marker)) leaks.push(way.key);
    }
    expect(leaks).toEqual([]);
  });

  it.each(otherPeople.flatMap((person) => allKeys.map((key) => [key, person] as const)))(
    'is not in %s to %s',
    async (key, person) => {
      const input = operationTable[key].input(things) as ApiInput<ApiKey>;
      expect(await ask(person, { key, input })).not.toContain(marker);
    },
  );

  it('is in no live message to other people', async () => {
    const watcher = await openLive(origin, await test.tokenOf('student1'), { attempt_id: ownAttemptId });
    await watcher.watch(...spaces);
    const author = await openLive(origin, await test.tokenOf('student2'), { attempt_id: theirs });
    await author.watch('wall');
    const entries = [
      createEntry('wall', `${marker}-2`, createCard(marker)),
      createEntry('ink', `${marker}-2`, createMark(marker)),
    ];
    await test.get('POST /play/save', { attempt_id: theirs, entries }, { as: 'student2' });
    author.send({ kind: 'presence', place: 'wall', value: { x: 4242 } });
    await sleep(200);
    const visibleEntries = [createEntry('shared', 'seen', createMark('seen'))];
    await test.get('POST /play/save', { attempt_id: theirs, entries: visibleEntries }, { as: 'student2' });
    const text = await watcher.readUntil(/"seen"/);
    expect(text).not.toContain(marker);
    expect(text).not.toContain('4242');
    for (const { close } of [watcher, author]) close();
  });
});
