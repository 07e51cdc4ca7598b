import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packSpace, packSpaces } from '#server/features/spaces/pack-spaces.service.ts';
import {
  createEntry,
  createErasure,
  createMark,
  openBoardApp,
  placeBoard,
  startForStudents,
} from '#tests/spaces/open-board.ts';
import { readItems } from '#tests/spaces/read-items.ts';
import { type OtherProcess, openOtherProcess } from '#tests/support/other-process.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** A packed history behaves like rows for reading, writing, cursors and the removal of people. */

let test: TestApp;
let coursewareId: number;
let joinCode: string;
let attempts: Record<'student1' | 'student2', number>;

beforeAll(async () => {
  test = await openBoardApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const placed = await placeBoard(test, { allow_guests: 1 });
  ({ id: coursewareId, joinCode } = placed);
  attempts = await startForStudents(test, coursewareId, 'student1', 'student2');
});

type Student = 'student1' | 'student2';
async function save(as: Student, ...entries: ReturnType<typeof createEntry>[]) {
  return (await test.get('POST /play/save', { attempt_id: attempts[as], entries }, { as })).entries;
}

const countRows = async () =>
  (await test.app.db.selectFrom('space_change').selectAll().execute()).filter(({ item }) => item !== '')
    .length;

async function packAll(): Promise<void> {
  const spaces = await test.app.db
    .selectFrom('space')
    .select('id')
    .where('courseware_id', '=', coursewareId)
    .execute();
  for (const { id } of spaces) await packSpace(test.app, id);
}

/** Reads the space like another process, whose cache is empty. */
async function readAnew(as: Student, since?: string) {
  const other: OtherProcess = await openOtherProcess(test);
  const input = { attempt_id: attempts[as], space: 'shared', ...(since === undefined ? {} : { since }) };
  const reply = await other.get('GET /play/space', input, await test.tokenOf(as));
  await other.close();
  return reply;
}

describe('a packed space', () => {
  it('is read like before, from any cursor, including the unpacked rows after it', async () => {
    const before = await countRows();
    await save(
      'student1',
      createEntry('shared', 'a', createMark('1')),
      createEntry('shared', 'b', createMark('2')),
    );
    const early = await test.get(
      'GET /play/space',
      { attempt_id: attempts.student2, space: 'shared' },
      { as: 'student2' },
    );
    await save(
      'student2',
      createEntry('shared', 'b', createErasure(true)),
      createEntry('shared', 'c', createMark('3')),
    );
    await packAll();
    expect(await countRows()).toBe(before);
    await save('student1', createEntry('shared', 'd', createMark('4')));
    expect([...readItems(await readAnew('student2')).keys()]).toEqual(['a', 'c', 'd']);
    const since = await readAnew('student2', early.cursor);
    expect(since).toMatchObject({ is_full: false, gone: ['b'] });
    expect(since.items.map(({ id }) => id)).toEqual(['c', 'd']);
    const history = await test.get(
      'GET /study/space_history',
      { courseware_id: coursewareId, space: 'shared' },
      { as: 'teacher' },
    );
    expect(history.changes.map(({ item }) => item)).toEqual(['a', 'b', 'b', 'c', 'd']);
  });

  it('recognises repeated writes, authors and erased items', async () => {
    const first = createEntry('shared', 'a', createMark('1'), { seq: 10 });
    await save('student1', first, createEntry('shared', 'b', createMark('2')));
    await save('student2', createEntry('shared', 'b', createErasure(true)));
    await packAll();
    const results = async (as: Student, ...entries: ReturnType<typeof createEntry>[]) =>
      (await save(as, ...entries)).map(({ result }) => result);
    expect(await results('student1', first, createEntry('shared', 'b', createErasure(false)))).toEqual([
      'saved',
      'not_allowed',
    ]);
    expect(await results('student2', createEntry('shared', 'a', createMark('not mine')))).toEqual([
      'not_allowed',
    ]);
    expect(await save('student1', createEntry('shared', 'a', createMark('low'), { seq: 9 }))).toMatchObject([
      { result: 'stale', stored: { seq: 10, value: createMark('1') } },
    ]);
    expect(await results('student2', createEntry('shared', 'b', createErasure(false)))).toEqual(['saved']);
  });

  it('is made once there is enough, and when the attempt was handed in', async () => {
    test.advance(60_000);
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => createEntry('ink', `i${index}`, createMark()));
    await save('student1', ...many(120));
    await save('student2', ...many(120));
    await test.get('POST /play/submit', { attempt_id: attempts.student1 }, { as: 'student1' });
    await packSpaces(test.app);
    const packed = await test.app.db
      .selectFrom('space')
      .select(['attempt_id', 'packed_change'])
      .where('courseware_id', '=', coursewareId)
      .orderBy('attempt_id')
      .execute();
    expect(packed.map(({ packed_change }) => packed_change)).toEqual([120, 0]);
  });
});

describe('a guest who is removed', () => {
  /** Whether the item is erased, and the people who have written its entries. */
  async function describeItem(item: string) {
    const { is_erased, heads } = await test.app.db
      .selectFrom('space_item')
      .innerJoin('space', 'space.id', 'space_item.space_id')
      .select(['space_item.is_erased', 'space_item.heads'])
      .where('space.courseware_id', '=', coursewareId)
      .where('space_item.item', '=', item)
      .executeTakeFirstOrThrow();
    return { is_erased, authors: (JSON.parse(heads) as [user: number][]).map(([user]) => user) };
  }

  it.each(['rows', 'packs'])('loses the own entries in %s, while those of others stay', async (where) => {
    const { userinfo } = await test.get('POST /play/guest', { code: joinCode, name: 'Guest' });
    const guest = { token: userinfo.token };
    const { id } = await test.get('POST /play/start', { courseware_id: coursewareId }, guest);
    const saveAsGuest = (...entries: ReturnType<typeof createEntry>[]) =>
      test.get('POST /play/save', { attempt_id: id, entries }, guest);
    await saveAsGuest(
      createEntry('shared', 'theirs', createMark('secret')),
      createEntry('ink', 'own', createMark()),
    );
    await save(
      'student1',
      createEntry('shared', 'kept', createMark('stays')),
      createEntry('shared', 'theirs', { kind: 'moved', to: 'x' }),
    );
    await saveAsGuest(createEntry('shared', 'kept', createErasure(true)));
    const read = (since?: string) =>
      test.get(
        'GET /play/space',
        { attempt_id: attempts.student2, space: 'shared', since },
        { as: 'student2' },
      );
    const before = await read();
    expect([...readItems(before).keys()]).toEqual(['theirs']);
    if (where === 'packs') await packAll();
    await test.get(
      'POST /study/remove_guests',
      { courseware_id: coursewareId, user_ids: null },
      { as: 'teacher' },
    );
    const after = await read(before.cursor);
    expect(after.is_full).toBe(true);
    expect([...readItems(after).keys()]).toEqual(['kept']);
    expect([...readItems(await readAnew('student1')).keys()]).toEqual(['kept']);
    expect(await save('student1', createEntry('shared', 'more', createMark()))).toMatchObject([
      { result: 'saved' },
    ]);
    expect([...readItems(await read(after.cursor)).keys()]).toEqual(['more']);
    expect(await describeItem('kept')).toEqual({ is_erased: 0, authors: [test.school.people.student1] });
    const attempt = await test.app.db.selectFrom('space').selectAll().where('attempt_id', '=', id).execute();
    expect(attempt).toEqual([]);
    const rows = await test.app.db.selectFrom('space_change').select('value').execute();
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});
