import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webviewgroupdraw } from '#activities/webviewgroupdraw/activity.ts';
import type { BoardControl } from '#activities/webviewgroupdraw/board/control.ts';
import { type Board, createEmptyBoard } from '#activities/webviewgroupdraw/model.ts';
import type { ApiInput, ApiKey } from '#contract/api.ts';
import { forAnyContent } from '#form/registry.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { createEntry } from '#tests/spaces/open-board.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { type LiveClient, openLive, requestTicket } from '#tests/support/clients/live-client.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, changeCourseware, placeCourseware } from '#tests/support/test-courseware.ts';

/**
 * Two groups of 4A draw, each on its own board: student1 with a groupmate, student2 alone. Nobody else reads or changes a
 * board, and its members change only their own strokes, while the teacher lets them.
 */

type Member = 'student1' | 'groupmate' | 'student2';

let test: TestApp;
let origin: string;
let groupmateId: number;
let tokens: Record<Member, string>;
let coursewareId: number;
let boards: Record<'own' | 'theirs', number>;

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
  const [mate] = await addStudents(test, 1);
  groupmateId = mate?.id ?? 0;
});
afterAll(() => test.close());

/** Signed in anew, with the limits of a minute unused. */
async function signIn(): Promise<void> {
  test.advance(60_000);
  const { student1, student2 } = test.school.people;
  tokens = {
    student1: await openSession(test.app, student1),
    groupmate: await openSession(test.app, groupmateId),
    student2: await openSession(test.app, student2),
  };
}

async function placeBoards(changes: Partial<Board> = {}): Promise<void> {
  const content = { ...createEmptyBoard(), prompt: 'Rain', ...changes };
  const placed = await placeCourseware(test, {}, { content, model: forAnyContent(webviewgroupdraw) });
  coursewareId = placed.id;
  const { student1, student2 } = test.school.people;
  const { setId } = await insertGroups(test, [[student1, groupmateId], [student2]]);
  const byGroup = { work_by: 'group', group_set_id: setId } as const;
  await test.app.db.updateTable('courseware_record').set(byGroup).where('id', '=', coursewareId).execute();
  const start = (token: string) =>
    test.get('POST /play/start', { courseware_id: coursewareId }, { token }).then(({ id }) => id);
  boards = { own: await start(tokens.student1), theirs: await start(tokens.student2) };
  expect(await start(tokens.groupmate)).toBe(boards.own);
}

beforeEach(async () => {
  await signIn();
  await placeBoards();
});

const words = (text: string, page = 0): InkValue => ({
  kind: 'text',
  text,
  colour: 'red',
  size: 20,
  at: [10, 10],
  width: 200,
  t: 1,
  ...(page === 0 ? {} : { page }),
});

/** Writes a value; returns what became of it, or why the call was refused. */
async function write(
  who: Member,
  item: string,
  value: InkValue,
  { board = boards.own, space = 'ink' } = {},
): Promise<string | undefined> {
  const input = { attempt_id: board, entries: [createEntry(space, item, value)] };
  const reply = await test.call('POST /play/save', input, { token: tokens[who] });
  return reply.key === 'success' ? reply.data.entries[0]?.result : reply.key;
}

async function readTexts(board = boards.own): Promise<string[]> {
  const input = { courseware_id: coursewareId, attempt_id: board, space: 'ink' };
  const { items } = await test.get('GET /study/space', input, { as: 'teacher' });
  return items.map(({ shown }) => (shown as { value: { text: string } }).value.text);
}

async function switchBoards(change: Partial<BoardControl>): Promise<void> {
  const { version } = await test.get(
    'GET /study/control',
    { courseware_id: coursewareId },
    { as: 'teacher' },
  );
  const control = { is_frozen: false, except: [], pages: 0, pages_of: [], ...change };
  await test.get('POST /study/control', { courseware_id: coursewareId, control, version }, { as: 'teacher' });
}

async function stick(text: string): Promise<void> {
  const entries = [createEntry('live_ink', 'sticker', words(text))];
  const input = { courseware_id: coursewareId, attempt_id: boards.own, entries };
  await test.get('POST /study/space_save', input, { as: 'teacher' });
}

const openBoard = (who: Member): Promise<LiveClient> =>
  openLive(origin, tokens[who], { attempt_id: boards.own });

describe('the board of another group', () => {
  const spaces = ['ink', 'class_ink', 'live_ink', 'teacher_ink'];
  const listCalls = (): [ApiKey, ApiInput<ApiKey>][] => [
    ['GET /play/attempt', { id: boards.own }],
    ['POST /play/live_ticket', { attempt_id: boards.own }],
    ['POST /play/submit', { attempt_id: boards.own }],
    ...spaces.flatMap((space): [ApiKey, ApiInput<ApiKey>][] => [
      ['GET /play/space', { attempt_id: boards.own, space }],
      ['GET /play/space_history', { attempt_id: boards.own, space }],
      ['POST /play/save', { attempt_id: boards.own, entries: [createEntry(space, 'x', words('x'))] }],
      ['GET /study/space', { courseware_id: coursewareId, attempt_id: boards.own, space }],
      ['GET /study/space_history', { courseware_id: coursewareId, attempt_id: boards.own, space }],
    ]),
  ];

  it('is refused to a classmate, a student of another class, a guest and nobody', async () => {
    await write('student1', 'a', words('secret-board'));
    const { joinCode, id } = await placeCourseware(test, { allow_guests: 1 });
    const { userinfo } = await test.get('POST /play/guest', { code: joinCode, name: `Guest ${id}` });
    const people = [tokens.student2, await test.tokenOf('outsider'), userinfo.token, undefined];
    for (const token of people)
      for (const [key, input] of listCalls()) {
        const reply = await test.callRaw(key, input, token === undefined ? {} : { token });
        expect([key, reply.key]).not.toEqual([key, 'success']);
        expect(JSON.stringify(reply)).not.toContain('secret-board');
      }
    expect(await readTexts()).toEqual(['secret-board']);
  });

  it('cannot be watched on a connection for the own board', async () => {
    await write('student1', 'a', words('secret-board'));
    const live = await openLive(origin, tokens.student2, { attempt_id: boards.theirs });
    await live.readUntil(/"ready"/);
    live.send({ kind: 'watch', place: `${boards.own}/ink`, since: null });
    await live.readUntil(/refused|"gone"|not_/).catch(() => undefined);
    expect(live.text()).not.toContain('secret-board');
    live.close();
    expect(await requestTicket(origin, tokens.student2, { courseware_id: coursewareId })).toBeUndefined();
  });
});

describe('members of a group', () => {
  it('see what the others draw, and who has a pen on the board', async () => {
    const [mine, theirs] = [await openBoard('student1'), await openBoard('groupmate')];
    await mine.watch('ink');
    await theirs.watch('ink');
    mine.send({ kind: 'presence', place: 'ink', value: { at: [1, 2] } });
    await theirs.readUntil(/"at":\[1,2\]/);
    await write('student1', 'a', words('clouds'));
    expect(await theirs.readUntil(/clouds/)).toMatch(/"at":\[1,2\]/);
    for (const live of [mine, theirs]) live.close();
  });

  it('take back only what they drew themselves', async () => {
    await write('student1', 'a', words('clouds'));
    const erasure: InkValue = { kind: 'erased', is_on: true, t: 2 };
    const move: InkValue = { kind: 'moved', dx: 5, dy: 5, scale_x: 1, scale_y: 1, t: 2 };
    for (const change of [erasure, move]) expect(await write('groupmate', 'a', change)).toBe('not_allowed');
    expect(await readTexts()).toEqual(['clouds']);
    expect(await write('student1', 'a', erasure)).toBe('saved');
    expect(await readTexts()).toEqual([]);
  });

  it('draw nothing more once they are in another group; the others go on', async () => {
    await write('groupmate', 'a', words('before'));
    const { group_id } = await test.app.db
      .selectFrom('group_member')
      .select('group_id')
      .where('user_id', '=', test.school.people.student2)
      .orderBy('group_id', 'desc')
      .executeTakeFirstOrThrow();
    await test.app.db
      .updateTable('group_member')
      .set({ group_id })
      .where('user_id', '=', groupmateId)
      .where('group_set_id', '=', (eb) =>
        eb.selectFrom('student_group').select('group_set_id').where('id', '=', group_id),
      )
      .execute();
    expect(await write('groupmate', 'b', words('after'))).toBe('not_allowed');
    expect(await write('student1', 'c', words('goes on'))).toBe('saved');
    expect(await readTexts()).toEqual(['before', 'goes on']);
  });

  it('draw nothing more after they signed out', async () => {
    const live = await openBoard('groupmate');
    await live.watch('ink');
    await test.call('POST /user/logout', {}, { token: tokens.groupmate });
    await live.waitForClose();
    expect(await write('groupmate', 'a', words('after'))).toBe('token_invalid');
    expect(await readTexts()).toEqual([]);
  });
});

describe('a teacher', () => {
  it('freezes all boards, or all but one: what is drawn meanwhile is refused', async () => {
    await switchBoards({ is_frozen: true });
    expect(await write('student1', 'a', words('frozen'))).toBe('not_allowed');
    await switchBoards({ is_frozen: true, except: [boards.theirs] });
    expect(await write('student1', 'b', words('frozen'))).toBe('not_allowed');
    expect(await write('student2', 'c', words('free'), { board: boards.theirs })).toBe('saved');
    await switchBoards({});
    expect(await write('student1', 'd', words('thawed'))).toBe('saved');
  });

  it('keeps the pens of a frozen board from its members', async () => {
    await switchBoards({ is_frozen: true, except: [boards.theirs] });
    const [mine, theirs] = [await openBoard('student1'), await openBoard('groupmate')];
    await mine.watch('ink');
    await theirs.watch('ink');
    mine.send({ kind: 'presence', place: 'ink', value: { at: [7, 7] } });
    // The server has read the pen when it answers what follows on the connection; it tells what happened in order.
    await mine.watch('teacher_ink');
    await theirs.watch('live_ink');
    await stick('well done');
    await theirs.readUntil(/well done/);
    expect(theirs.text()).not.toContain('[7,7]');
    for (const live of [mine, theirs]) live.close();
  });

  it('hands out pages, to all or to one board', async () => {
    expect(await write('student1', 'a', words('too early', 1))).toBe('not_allowed');
    await switchBoards({ pages_of: [{ board: boards.own, pages: 1 }] });
    expect(await write('student1', 'b', words('second page', 1))).toBe('saved');
    expect(await write('student2', 'c', words('not mine', 1), { board: boards.theirs })).toBe('not_allowed');
    await switchBoards({ pages: 1 });
    expect(await write('student2', 'd', words('now mine', 1), { board: boards.theirs })).toBe('saved');
  });

  it('puts stickers on a board, which its members see at once and cannot write', async () => {
    const live = await openBoard('groupmate');
    await live.watch('live_ink');
    await stick('well done');
    await live.readUntil(/well done/);
    live.close();
    expect(await write('student1', 'x', words('own praise'), { space: 'live_ink' })).toBe('not_allowed');
  });

  it('ends the lesson: nothing is taken once the time is over', async () => {
    await changeCourseware(test, coursewareId, { due_at: test.app.now() + 60_000 });
    expect(await write('student1', 'a', words('in time'))).toBe('saved');
    await test.app.db
      .updateTable('attempt')
      .set({ deadline_at: test.app.now() + 60_000 })
      .where('courseware_id', '=', coursewareId)
      .execute();
    test.advance(120_000);
    expect(await write('student1', 'b', words('too late'))).not.toBe('saved');
    expect(await readTexts()).toEqual(['in time']);
  });
});

describe('the board of a class', () => {
  it('is one for all who join, and the boards of groups take nothing', async () => {
    await placeBoards({ board_of: 'class' });
    const onClass = { space: 'class_ink' };
    expect(await write('student1', 'a', words('hello'), onClass)).toBe('saved');
    expect(await write('student2', 'b', words('there'), { ...onClass, board: boards.theirs })).toBe('saved');
    expect(await write('student1', 'c', words('nowhere'))).toBe('not_allowed');
    const input = { attempt_id: boards.theirs, space: 'class_ink' };
    const { items } = await test.get('GET /play/space', input, { token: tokens.student2 });
    expect(items.map(({ id }) => id)).toEqual(['a', 'b']);
    await switchBoards({ is_frozen: true });
    expect(await write('student1', 'd', words('frozen'), onClass)).toBe('not_allowed');
  });

  it('is there only where the boards are not of groups', async () => {
    expect(await write('student1', 'a', words('hello'), { space: 'class_ink' })).toBe('not_allowed');
  });
});
