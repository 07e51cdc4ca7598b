import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import type { BoardValue } from '#tests/spaces/board.ts';
import {
  createCard,
  createEntry,
  createErasure,
  createMark,
  openBoardApp,
  placeBoard,
  reviseBoard,
  startForStudents,
} from '#tests/spaces/open-board.ts';
import { readItems } from '#tests/spaces/read-items.ts';
import { openLive } from '#tests/support/clients/live-client.ts';
import { type OtherProcess, openOtherProcess } from '#tests/support/other-process.ts';
import { shareAttempt } from '#tests/support/share-attempt.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { PlacedCourseware } from '#tests/support/test-courseware.ts';

/** Viewers get what `show` allows them to see, in full reads, changes since a cursor, and live messages. */

type Student = 'student1' | 'student2';

let test: TestApp;
let origin: string;
let placed: PlacedCourseware;
let coursewareId: number;
let attempts: Record<Student, number>;

beforeAll(async () => {
  test = await openBoardApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());
beforeEach(async () => {
  placed = await placeBoard(test, { feedback_rule: 'after_submit' });
  coursewareId = placed.id;
  attempts = await startForStudents(test, coursewareId, 'student1', 'student2');
});

async function save(as: Student, ...entries: ReturnType<typeof createEntry>[]): Promise<void> {
  const reply = await test.get('POST /play/save', { attempt_id: attempts[as], entries }, { as });
  expect(new Set(reply.entries.map(({ result }) => result))).toEqual(new Set(['saved']));
}

async function saveAsTeacher(
  space: string,
  item: string,
  value: BoardValue,
  attempt_id?: number,
): Promise<string> {
  const input = { courseware_id: coursewareId, attempt_id, entries: [createEntry(space, item, value)] };
  const { entries } = await test.get('POST /study/space_save', input, { as: 'teacher' });
  return entries[0]?.result ?? '';
}

const read = (as: Student, space: string, since?: string) =>
  test.get('GET /play/space', { attempt_id: attempts[as], space, since }, { as });
const readAsTeacher = (space: string, attempt_id?: number) =>
  test.get('GET /study/space', { courseware_id: coursewareId, attempt_id, space }, { as: 'teacher' });
const idsOf = ({ items }: Pick<ApiReply<'GET /play/space'>, 'items'>) => items.map(({ id }) => id);

const rule = (state: 'approved' | 'hidden'): BoardValue => ({ kind: 'ruling', state });

describe('reading a space', () => {
  it('returns its items in the order of creation, with the reader’s highest number', async () => {
    await save(
      'student1',
      createEntry('shared', 'a', createMark('1')),
      createEntry('shared', 'b', createMark('2'), { seq: 90_000 }),
    );
    await save(
      'student2',
      createEntry('shared', 'c', createMark('3')),
      createEntry('shared', 'a', createErasure(true)),
    );
    await save('student1', createEntry('shared', 'b', createMark('new'), { seq: 90_001 }));
    const reply = await read('student1', 'shared');
    expect(reply).toMatchObject({ is_full: true, own_seq: 90_001, gone: [] });
    expect(reply.items.map(({ id, shown }) => [id, (shown as { value: BoardValue }).value])).toEqual([
      ['b', createMark('new')],
      ['c', createMark('3')],
    ]);
  });

  it('since a cursor returns changed items and the ids of removed ones', async () => {
    await save(
      'student1',
      createEntry('shared', 'a', createMark()),
      createEntry('shared', 'b', createMark()),
    );
    const { cursor } = await read('student2', 'shared');
    await save(
      'student1',
      createEntry('shared', 'a', createErasure(true)),
      createEntry('shared', 'c', createMark()),
    );
    await save(
      'student1',
      createEntry('shared', 'd', createMark()),
      createEntry('shared', 'd', createErasure(true)),
    );
    const reply = await read('student2', 'shared', cursor);
    expect(reply).toMatchObject({ is_full: false, gone: ['a'], own: [] });
    expect(idsOf(reply)).toEqual(['c']);
    const own = await read('student1', 'shared', cursor);
    expect(own.own.map(({ item, kind }) => `${item} ${kind}`).sort()).toEqual([
      'a erased',
      'c mark',
      'd erased',
      'd mark',
    ]);
    expect(await read('student2', 'shared', reply.cursor)).toMatchObject({
      items: [],
      gone: [],
      is_full: false,
    });
  });

  it('from a cursor that fits nothing gives everything', async () => {
    await save('student1', createEntry('shared', 'a', createMark()));
    for (const since of ['', 'AAAAAAAAAAAAAAAAAAAAAA', 'x']) {
      const reply = await read('student2', 'shared', since);
      expect([reply.is_full, ...idsOf(reply)]).toEqual([true, 'a']);
    }
  });

  it('with many items returns a compressed reply, and later changes uncompressed', async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      createEntry('shared', `i${index}`, createMark(`${index}`)),
    );
    test.advance(60_000);
    await save('student1', ...many);
    const first = await read('student2', 'shared');
    expect(first.items).toEqual([]);
    await save(
      'student1',
      createEntry('shared', 'later', createMark()),
      createEntry('shared', 'i7', createErasure(true)),
    );
    const second = await read('student2', 'shared');
    expect(second.packed).toBe(first.packed);
    expect(idsOf(second)).toEqual(['later']);
    expect(second.gone).toEqual(['i7']);
    const items = readItems(second);
    expect(items.size).toBe(200);
    expect(items.get('i9')).toMatchObject({ value: createMark('9') });
  });

  it('means the same after a restart, and to another process', async () => {
    await save('student1', createEntry('shared', 'a', createMark()));
    const { cursor } = await read('student2', 'shared');
    await save('student1', createEntry('shared', 'b', createMark()));
    const other: OtherProcess = await openOtherProcess(test);
    const input = { attempt_id: attempts.student2, space: 'shared', since: cursor };
    const reply = await other.get('GET /play/space', input, await test.tokenOf('student2'));
    expect([reply.is_full, ...idsOf(reply)]).toEqual([false, 'b']);
    await other.close();
  });
});

describe('a hidden item', () => {
  it('is shown once it is approved, and removed only for viewers who saw it', async () => {
    await save(
      'student1',
      createEntry('wall', 'a', createCard('seen')),
      createEntry('wall', 'b', createCard('never')),
    );
    const before = await read('student2', 'wall');
    expect(idsOf(before)).toEqual([]);
    expect(idsOf(await read('student1', 'wall'))).toEqual(['a', 'b']);
    expect(await saveAsTeacher('wall', 'a', rule('approved'))).toBe('saved');
    const shown = await read('student2', 'wall', before.cursor);
    expect(shown.items).toEqual([{ id: 'a', shown: { text: 'seen', likes: 0, is_open: true }, order: null }]);
    await saveAsTeacher('wall', 'a', rule('hidden'));
    await saveAsTeacher('wall', 'b', rule('hidden'));
    expect(await read('student2', 'wall', shown.cursor)).toMatchObject({ items: [], gone: ['a'] });
    expect(await read('student2', 'wall', before.cursor)).toMatchObject({ items: [], gone: [] });
  });

  it('is hidden again when it is changed after its approval', async () => {
    await save('student1', createEntry('wall', 'a', createCard('one')));
    await saveAsTeacher('wall', 'a', rule('approved'));
    await save('student1', createEntry('wall', 'a', createCard('two')));
    expect(idsOf(await read('student2', 'wall'))).toEqual([]);
  });

  it('cannot be counted with the help of visible numbers', async () => {
    const { cursor } = await read('student2', 'wall');
    await save(
      'student1',
      createEntry('wall', 'a', createCard('1')),
      createEntry('wall', 'b', createCard('2')),
    );
    const after = await read('student2', 'wall', cursor);
    expect(after).toEqual({ cursor, is_full: false, packed: null, items: [], gone: [], own: [], own_seq: 0 });
  });

  it('cannot be counted with the help of cursors of complete reads', async () => {
    // If equal positions had equal cursors, another cursor would tell that something hidden has come.
    const cursors = [await read('student2', 'wall'), await read('student2', 'wall')].map(
      ({ cursor }) => cursor,
    );
    expect(cursors[0]).not.toBe(cursors[1]);
    for (const cursor of cursors)
      expect(await read('student2', 'wall', cursor)).toMatchObject({ cursor, is_full: false });
  });

  it('cannot be counted with the help of cursors that were altered', async () => {
    const { cursor } = await read('student2', 'wall');
    await save('student1', createEntry('wall', 'c', createCard('3')));
    const bytes = Buffer.from(cursor, 'base64url');
    for (const place of bytes.keys()) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      expect(await read('student2', 'wall', altered.toString('base64url'))).toMatchObject({ is_full: true });
    }
  });
});

describe('feedback on an attempt', () => {
  it('is written by teachers and read when marks are', async () => {
    await save('student1', createEntry('ink', 'a', createMark()));
    expect(await saveAsTeacher('teacher_ink', 'x', createMark('well done'), attempts.student1)).toBe('saved');
    expect(idsOf(await readAsTeacher('teacher_ink', attempts.student1))).toEqual(['x']);
    expect(idsOf(await readAsTeacher('ink', attempts.student1))).toEqual(['a']);
    const before = await read('student1', 'teacher_ink');
    expect(idsOf(before)).toEqual([]);
    await test.get('POST /play/submit', { attempt_id: attempts.student1 }, { as: 'student1' });
    expect(idsOf(await read('student1', 'teacher_ink', before.cursor))).toEqual(['x']);
    expect(idsOf(await read('student2', 'teacher_ink'))).toEqual([]);
  });

  it('is read while work is corrected that the teacher has returned, not while it is only reopened', async () => {
    const user_ids = [test.school.people.student1];
    const reopen = (is_return: boolean) =>
      test.get(
        'POST /study/reopen_attempts',
        { courseware_id: coursewareId, user_ids, is_return },
        { as: 'teacher' },
      );
    const submit = () => test.get('POST /play/submit', { attempt_id: attempts.student1 }, { as: 'student1' });
    await saveAsTeacher('teacher_ink', 'x', createMark('here'), attempts.student1);
    await submit();
    await reopen(false);
    expect(idsOf(await read('student1', 'teacher_ink'))).toEqual([]);
    await submit();
    await reopen(true);
    expect(idsOf(await read('student1', 'teacher_ink'))).toEqual(['x']);
  });

  it('is written to attempts of that courseware, and not into students’ own spaces', async () => {
    const elsewhere = await placeBoard(test);
    const input = {
      courseware_id: elsewhere.id,
      attempt_id: attempts.student1,
      entries: [createEntry('teacher_ink', 'x', createMark())],
    };
    expect((await test.call('POST /study/space_save', input, { as: 'teacher' })).key).toBe('not_found');
    expect(await saveAsTeacher('ink', 'x', createMark(), attempts.student1)).toBe('not_allowed');
    expect(
      (await test.call('POST /study/space_save', { ...input, courseware_id: coursewareId }, { as: 'other' }))
        .key,
    ).toBe('not_found');
  });
});

describe('an attempt of several members', () => {
  it('is one space to all of them', async () => {
    const { db } = test.app;
    const { student2 } = test.school.people;
    await db.deleteFrom('attempt').where('id', '=', attempts.student2).execute();
    await shareAttempt(test, attempts.student1, student2);
    attempts = { ...attempts, student2: attempts.student1 };
    await save('student1', createEntry('ink', 'a', createMark()));
    await save('student2', createEntry('ink', 'b', createMark()));
    expect(idsOf(await read('student1', 'ink'))).toEqual(['a', 'b']);
    expect(idsOf(await read('student2', 'ink'))).toEqual(['a', 'b']);
    const entries = [createEntry('ink', 'a', createMark('not mine'))];
    const reply = await test.get(
      'POST /play/save',
      { attempt_id: attempts.student1, entries },
      { as: 'student2' },
    );
    expect(reply.entries).toMatchObject([{ result: 'not_allowed' }]);
  });
});

describe('the history', () => {
  it('is shown to teachers, change by change', async () => {
    await save('student1', createEntry('shared', 'a', createMark('1')));
    await save('student2', createEntry('shared', 'a', createErasure(true)));
    const input = { courseware_id: coursewareId, space: 'shared' };
    const reply = await test.get('GET /study/space_history', input, { as: 'teacher' });
    const { student1, student2 } = test.school.people;
    expect(reply.changes.map(({ change, item, by, value }) => [change, item, by, value])).toEqual([
      [1, 'a', student1, createMark('1')],
      [2, 'a', student2, createErasure(true)],
    ]);
    expect(reply).toMatchObject({ until: 2, last: 2 });
    const rest = await test.get('GET /study/space_history', { ...input, after: 1 }, { as: 'teacher' });
    expect(rest.changes.map(({ change }) => change)).toEqual([2]);
  });
});

async function watch(as: Student, ...places: string[]) {
  const live = await openLive(origin, await test.tokenOf(as), { attempt_id: attempts[as] });
  await live.watch(...places);
  return live;
}

describe('watching', () => {
  it('sends changes by others, from the cursor on', async () => {
    await save('student1', createEntry('shared', 'old', createMark()));
    const { cursor } = await read('student2', 'shared');
    await save('student1', createEntry('shared', 'between', createMark()));
    const stream = await watch('student2', `shared~${cursor}`);
    await stream.readUntil(/between/);
    await save('student1', createEntry('shared', 'new', createMark()));
    const text = await stream.readUntil(/"new"/);
    expect(text).not.toContain('"old"');
    stream.close();
  });

  it('sends nothing about hidden items, not even that something changed', async () => {
    const stream = await watch('student2', 'wall', 'shared');
    await stream.readUntil(/"name":"shared"/);
    await save('student1', createEntry('wall', 'hidden', createCard('secret')));
    await save('student1', createEntry('shared', 'open', createMark()));
    const text = await stream.readUntil(/"open"/);
    expect(text.match(/"name":"wall"/g)).toHaveLength(1);
    expect(text).not.toMatch(/secret|hidden/);
    stream.close();
  });

  it('sends people’s presence to viewers who may see it, and that they have left', async () => {
    const student = await watch('student2', 'shared', 'wall');
    const teacher = await openLive(origin, await test.tokenOf('teacher'), { courseware_id: coursewareId });
    await teacher.watch('0/wall');
    await student.readUntil(/"name":"wall"/);
    const author = await watch('student1', 'shared');
    const tell = (place: string, x: number) => author.send({ kind: 'presence', place, value: { x } });
    tell('wall', 4);
    await teacher.readUntil(/"x":4/);
    tell('shared', 7);
    const { student1 } = test.school.people;
    const text = await student.readUntil(/"x":7/);
    expect(text).toContain(`{"user_id":${student1},"value":{"x":7}}`);
    expect(text).not.toContain('"x":4');
    author.close();
    await student.readUntil(new RegExp(`"user_id":${student1},"value":null`));
    const late = await watch('student2', 'shared');
    expect(await late.readUntil(/"name":"shared"/)).not.toContain('"x":7');
    late.send({ kind: 'presence', place: 'shared', value: { y: 1 } });
    expect(await late.waitForClose()).toBe(4400);
    for (const { close } of [student, teacher]) close();
  });

  it('sends a teacher’s switches once, and applies them to writing', async () => {
    const stream = await watch('student1', 'shared');
    const freeze = (is_frozen: boolean, version: number) =>
      test.call(
        'POST /study/control',
        { courseware_id: coursewareId, control: { is_frozen }, version },
        { as: 'teacher' },
      );
    expect((await freeze(true, 0)).key).toBe('success');
    expect((await freeze(false, 0)).key).toBe('changed_elsewhere');
    await stream.readUntil(/"control":\{"is_frozen":true\}/);
    stream.close();
    const entries = [createEntry('shared', 'a', createMark())];
    const reply = await test.get(
      'POST /play/save',
      { attempt_id: attempts.student1, entries },
      { as: 'student1' },
    );
    expect(reply.entries).toMatchObject([{ result: 'not_allowed' }]);
    const { control, version } = await test.get(
      'GET /study/control',
      { courseware_id: coursewareId },
      { as: 'teacher' },
    );
    expect([control, version]).toEqual([{ is_frozen: true }, 1]);
  });

  it('sends everything again when the courseware is synced to other content', async () => {
    const { activityId } = placed;
    const stream = await watch('student2', 'shared');
    await stream.readUntil(/"is_full":true/);
    const revisionId = await reviseBoard(test, placed);
    const sync = { activity_id: activityId, courseware_ids: [coursewareId] };
    await test.get('POST /diy/sync', sync, { as: 'teacher' });
    const text = await stream.readUntil(/("is_full":true[^]*){2}/);
    const cursors = [...text.matchAll(/"cursor":"([^"]+)"/g)].map(([, cursor]) => cursor);
    expect(new Set(cursors).size).toBe(2);
    expect((await read('student2', 'shared', cursors.at(-1))).is_full).toBe(false);
    expect(revisionId).not.toBe(placed.revisionId);
    stream.close();
  });

  it('makes viewers who are far behind read the whole space', async () => {
    test.advance(60_000);
    const { cursor } = await read('student2', 'shared');
    for (let sent = 0; sent < 1_001; sent += 143)
      await save(
        'student1',
        ...Array.from({ length: 143 }, (_, index) => createEntry('shared', `i${sent + index}`, createMark())),
      );
    const stream = await watch('student2', `shared~${cursor}`);
    expect(await stream.readUntil(/"is_behind":true/)).not.toContain('"i5"');
    stream.close();
  });
});
