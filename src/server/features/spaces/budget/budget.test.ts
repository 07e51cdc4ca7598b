import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as limits from '#contract/limits.ts';
import {
  createCard,
  createEntry,
  createErasure,
  createMark,
  openBoardApp,
  placeBoard,
  startForStudents,
} from '#tests/spaces/open-board.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Nobody fills a space for the others, and teachers can always hide and remove. */

type Student = 'student1' | 'student2';
type Entries = ReturnType<typeof createEntry>[];

let test: TestApp;
let coursewareId: number;
let joinCode: string;
let attempts: Record<Student, number>;

beforeAll(async () => {
  test = await openBoardApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.advanceSignedIn(600_000);
  ({ id: coursewareId, joinCode } = await placeBoard(test, { allow_guests: 1 }));
  attempts = await startForStudents(test, coursewareId, 'student1', 'student2');
});

async function results(as: Student, ...entries: Entries): Promise<string[]> {
  const reply = await test.get('POST /play/save', { attempt_id: attempts[as], entries }, { as });
  return reply.entries.map(({ result }) => result);
}

async function taught(...entries: Entries): Promise<string[]> {
  const input = { courseware_id: coursewareId, entries };
  const reply = await test.get('POST /study/space_save', input, { as: 'teacher' });
  return reply.entries.map(({ result }) => result);
}

const hide = (item: string) => createEntry('wall', item, { kind: 'ruling', state: 'hidden' });

const findSpace = (name: string) =>
  test.app.db
    .selectFrom('space')
    .selectAll()
    .where('courseware_id', '=', coursewareId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();

/** Sets how much is stored, as if it had been written. */
async function fill(totals: { last_change?: number; bytes?: number }, name = 'wall'): Promise<void> {
  const { id } = await findSpace(name);
  await test.app.db
    .updateTable('space')
    .set({ ...totals, thinned_at: test.app.now() })
    .where('id', '=', id)
    .execute();
}

async function fillAuthor(user_id: number, totals: { changes: number; bytes: number }): Promise<void> {
  const { id } = await findSpace('wall');
  await test.app.db.deleteFrom('space_author').where('user_id', '=', user_id).execute();
  await test.app.db
    .insertInto('space_author')
    .values({ space_id: id, user_id, ...totals })
    .execute();
  await fill({});
}

/** Rewrites the mark until about this many bytes were written. */
async function rewrite(as: Student, item: string, bytes: number): Promise<string[]> {
  const points = 'x'.repeat(900);
  const outcomes = new Set<string>();
  for (let written = 0; written < bytes; written += 100 * 930) {
    await test.advanceSignedIn(3_000);
    const entries = Array.from({ length: 100 }, () => createEntry('shared', item, createMark(points)));
    for (const result of await results(as, ...entries)) outcomes.add(result);
  }
  return [...outcomes];
}

describe('what a person has superseded', () => {
  it('does not count, and is emptied', async () => {
    await results('student1', createEntry('shared', 'mine', createMark('first')));
    expect(await rewrite('student1', 'mine', 1.8 * limits.spaceStudentMaxBytes)).toEqual(['saved', 'full']);
    await test.advanceSignedIn(limits.spaceThinningMs);
    expect(await rewrite('student1', 'mine', 0.4 * limits.spaceStudentMaxBytes)).toEqual(['saved']);
    const { bytes, last_change, emptied_changes } = await findSpace('shared');
    expect(bytes).toBeLessThan(0.5 * limits.spaceStudentMaxBytes);
    expect(last_change - emptied_changes).toBeLessThan(1_200);
  });

  it('keeps the place of the item, and makes viewers read again', async () => {
    await results('student1', createEntry('shared', 'a', createMark('old')));
    await results('student2', createEntry('shared', 'b', createMark('b')));
    const read = (since?: string) =>
      test.get(
        'GET /play/space',
        { attempt_id: attempts.student2, space: 'shared', ...(since && { since }) },
        { as: 'student2' },
      );
    const { cursor } = await read();
    await rewrite('student1', 'a', 0.6 * limits.spaceStudentMaxBytes);
    await test.advanceSignedIn(limits.spaceThinningMs);
    await results('student1', createEntry('shared', 'a', createMark('new')));
    const reply = await read(cursor);
    expect(reply.is_full).toBe(true);
    expect(reply.items).toMatchObject([
      { id: 'a', order: 1, shown: { value: createMark('new') } },
      { id: 'b', order: 2, shown: { value: createMark('b') } },
    ]);
  });
});

it('a space in which hardly anything is superseded is not read again', async () => {
  await results('student1', createEntry('wall', 'mine', createCard('mine')));
  const totals = { changes: limits.spaceStudentMaxChanges - 2, bytes: 0 };
  await fillAuthor(test.school.people.student1, totals);
  await test.advanceSignedIn(limits.spaceThinningMs);
  expect(await results('student1', createEntry('wall', 'more', createCard('more')))).toEqual(['saved']);
  const space = await findSpace('wall');
  expect(space.epoch).toBe(0);
  expect(test.app.now() - space.thinned_at).toBeLessThan(limits.spaceThinningMs);
});

describe('a student whose budget is used up', () => {
  it.each([
    ['changes', { changes: limits.spaceStudentMaxChanges, bytes: 0 }],
    ['bytes', { changes: 0, bytes: limits.spaceStudentMaxBytes }],
  ])('by %s writes no more, and keeps nobody else from writing', async (_what, totals) => {
    await results('student2', createEntry('wall', 'theirs', createCard('theirs')));
    await fillAuthor(test.school.people.student1, totals);
    expect(await results('student1', createEntry('wall', 'more', createCard('more')))).toEqual(['full']);
    expect(await results('student2', createEntry('wall', 'other', createCard('other')))).toEqual(['saved']);
    expect(await taught(hide('theirs'))).toEqual(['saved']);
  });

  it('still writes in the space of the own attempt', async () => {
    await results('student1', createEntry('wall', 'mine', createCard('mine')));
    await fillAuthor(test.school.people.student1, { changes: limits.spaceStudentMaxChanges, bytes: 0 });
    expect(await results('student1', createEntry('ink', 'a', createMark()))).toEqual(['saved']);
  });
});

describe('a space that students have filled', () => {
  it.each([
    ['changes', { last_change: limits.spaceMaxChanges - limits.spaceTeachersChanges }],
    ['bytes', { bytes: limits.spaceMaxBytes - limits.spaceTeachersBytes }],
  ])('with %s still takes what teachers do', async (_what, totals) => {
    await results('student1', createEntry('wall', 'mine', createCard('mine')));
    await fill(totals);
    expect(await results('student2', createEntry('wall', 'more', createCard('more')))).toEqual(['full']);
    expect(await taught(hide('mine'))).toEqual(['saved']);
  });

  it('with items that they erased again has room', async () => {
    for (let round = 0; round < 11; round += 1) {
      await test.advanceSignedIn(10_000);
      const entries = Array.from({ length: 100 }, (_, index) => [
        createEntry('wall', `${round}-${index}`, createCard('x')),
        createEntry('wall', `${round}-${index}`, createErasure(true)),
      ]).flat();
      expect(new Set(await results('student1', ...entries))).toEqual(new Set(['saved']));
    }
    expect(await results('student2', createEntry('wall', 'more', createCard('more')))).toEqual(['saved']);
    expect((await findSpace('wall')).item_count).toBe(1);
  });
});

describe('guests', () => {
  async function admit(name: string) {
    const { userinfo } = await test.get('POST /play/guest', { code: joinCode, name });
    const { token } = userinfo;
    const { id } = await test.get('POST /play/start', { courseware_id: coursewareId }, { token });
    const write = async (...entries: Entries) =>
      (await test.get('POST /play/save', { attempt_id: id, entries }, { token })).entries.map(
        ({ result }) => result,
      );
    return { id: userinfo.id, write };
  }

  it('have a budget together, so that members have room', async () => {
    const [one, other] = [await admit('Ann'), await admit('Ben')];
    expect(await one.write(createEntry('wall', 'a', createCard('a')))).toEqual(['saved']);
    await fillAuthor(one.id, { changes: limits.spaceGuestsMaxChanges, bytes: 0 });
    expect(await other.write(createEntry('wall', 'b', createCard('b')))).toEqual(['full']);
    await fillAuthor(one.id, { changes: 0, bytes: limits.spaceGuestsMaxBytes });
    expect(await other.write(createEntry('wall', 'b', createCard('b')))).toEqual(['full']);
    expect(await results('student1', createEntry('wall', 'c', createCard('c')))).toEqual(['saved']);
  });

  it('take half of the items at most', async () => {
    const guest = await admit('Cem');
    await guest.write(createEntry('wall', 'a', createCard('a')));
    const { id: space_id } = await findSpace('wall');
    const rows = Array.from({ length: 499 }, (_, index) => ({
      space_id,
      item: `of-guest-${index}`,
      author_id: guest.id,
      first_change: 1,
      question_id: '',
      heads: '[]',
    }));
    await test.app.db.insertInto('space_item').values(rows).execute();
    const other = await admit('Dai');
    expect(await other.write(createEntry('wall', 'b', createCard('b')))).toEqual(['full']);
    expect(await results('student1', createEntry('wall', 'c', createCard('c')))).toEqual(['saved']);
  });
});

it('a removed guest leaves room for others', async () => {
  const { userinfo } = await test.get('POST /play/guest', { code: joinCode, name: 'Eve' });
  const { token } = userinfo;
  const { id: attempt_id } = await test.get('POST /play/start', { courseware_id: coursewareId }, { token });
  const entries = [createEntry('wall', 'a', createCard('a')), createEntry('wall', 'b', createCard('b'))];
  await test.get('POST /play/save', { attempt_id, entries }, { token });
  await results('student1', createEntry('wall', 'c', createCard('c')));
  await test.get(
    'POST /study/remove_guests',
    { courseware_id: coursewareId, user_ids: [userinfo.id] },
    { as: 'teacher' },
  );
  expect(await findSpace('wall')).toMatchObject({
    item_count: 1,
    last_change: 3,
    emptied_changes: 2,
    epoch: 1,
  });
  const { id: space_id } = await findSpace('wall');
  const authors = await test.app.db
    .selectFrom('space_author')
    .select(['user_id', 'changes'])
    .where('space_id', '=', space_id)
    .execute();
  expect(authors).toEqual([{ user_id: test.school.people.student1, changes: 1 }]);
});
