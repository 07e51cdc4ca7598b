import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardsend } from '#activities/cardsend/activity.ts';
import { createEmptyWall, type Wall } from '#activities/cardsend/model.ts';
import type { ShownCard } from '#activities/cardsend/wall/shown-cards.ts';
import type { WallValue } from '#activities/cardsend/wall/wall-values.ts';
import { forAnyContent } from '#form/registry.ts';
import { paintPicture } from '#tests/photowork/open-photowork.ts';
import { createEntry } from '#tests/spaces/open-board.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { openLive } from '#tests/support/clients/live-client.ts';
import { beginTus, uploadTus } from '#tests/support/clients/tus.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** Only its author and the teachers get the text of a card that waits, is hidden or is removed. */

type Student = 'student1' | 'student2';

let test: TestApp;
let origin: string;
let coursewareId: number;
let attempts: Record<Student, number>;

const sentinel = 'KEPT-FROM-CLASSMATES';
const wallOf = (rules: Partial<Wall>): Wall => ({ ...createEmptyWall(), prompt: 'Rain?', ...rules });

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

async function openWall(
  rules: Partial<Wall>,
  settings: Parameters<typeof placeCourseware>[1] = {},
): Promise<void> {
  const placed = await placeCourseware(test, settings, {
    model: forAnyContent(cardsend),
    content: wallOf(rules),
  });
  coursewareId = placed.id;
  const begin = async (as: Student) =>
    (await test.get('POST /play/start', { courseware_id: coursewareId }, { as })).id;
  attempts = { student1: await begin('student1'), student2: await begin('student2') };
}

const card = (text: string, picture: number | null = null): WallValue => ({
  kind: 'card',
  text,
  column: 'column-1',
  picture: picture === null ? null : { id: picture, width: 4, height: 3 },
});

async function send(as: Student, item: string, value: WallValue): Promise<string> {
  const entries = [createEntry('wall', item, value)];
  const reply = await test.get('POST /play/save', { attempt_id: attempts[as], entries }, { as });
  return reply.entries[0]?.result ?? '';
}

async function rule(item: string, value: WallValue): Promise<string> {
  const input = { courseware_id: coursewareId, entries: [createEntry('wall', item, value)] };
  return (await test.get('POST /study/space_save', input, { as: 'teacher' })).entries[0]?.result ?? '';
}

const read = (as: Student) =>
  test.get('GET /play/space', { attempt_id: attempts[as], space: 'wall' }, { as });
const readTaught = () =>
  test.get('GET /study/space', { courseware_id: coursewareId, space: 'wall' }, { as: 'teacher' });

async function cardOf(who: Student | 'teacher', item: string): Promise<ShownCard | undefined> {
  const { items } = who === 'teacher' ? await readTaught() : await read(who);
  return items.find(({ id }) => id === item)?.shown as ShownCard | undefined;
}

async function approve(item: string): Promise<void> {
  const version = (await cardOf('teacher', item))?.version ?? 0;
  expect(await rule(item, { kind: 'ruling', state: 'approved', version })).toBe('saved');
}

async function uploadPicture(as: Student, shade: number): Promise<number> {
  const target = { origin, token: await test.tokenOf(as) };
  const metadata = { filename: 'a.png', kind: 'picture', attempt_id: String(attempts[as]), space: 'wall' };
  const { data } = await uploadTus(target, metadata, await paintPicture(shade));
  return data?.file.id ?? 0;
}

async function seesPicture(who: Student | 'teacher' | 'outsider' | 'student3', id: number): Promise<number> {
  const headers = { token: await test.tokenOf(who as Student) };
  const path = who === 'teacher' ? '/private' : '/play/private';
  return (await test.server.inject({ url: `${path}/${id}`, headers })).statusCode;
}

describe('a wall with approval', () => {
  beforeEach(() => openWall({ needs_approval: true, is_anonymous: true, checked_words: ['badger'] }));

  it('sends classmates nothing of a waiting card, in any reply or message', async () => {
    const page = { attempt_id: attempts.student2 };
    const watcher = await openLive(origin, await test.tokenOf('student2'), page);
    await watcher.watch('wall');
    const { cursor } = await read('student2');
    expect(await send('student1', 'kept', card(sentinel))).toBe('saved');
    expect(await cardOf('student1', 'kept')).toMatchObject({ state: 'waiting', waits_for: 'approval' });
    expect(await cardOf('teacher', 'kept')).toMatchObject({ text: sentinel, state: 'waiting' });
    expect(await send('student1', 'shown', card('Clouds'))).toBe('saved');
    await approve('shown');
    const messages = await watcher.readUntil(/Clouds/);
    watcher.close();
    const since = { attempt_id: attempts.student2, space: 'wall', since: cursor };
    const replies = [
      await test.get('GET /play/space', since, { as: 'student2' }),
      await read('student2'),
      await test.get('GET /play/attempt', { id: attempts.student2 }, { as: 'student2' }),
      await test.get('GET /play/home', {}, { as: 'student2' }).catch(() => null),
      await test.call('GET /study/space', { courseware_id: coursewareId, space: 'wall' }, { as: 'student2' }),
      await test.call(
        'GET /study/space_history',
        { courseware_id: coursewareId, space: 'wall', after: 0 },
        { as: 'student2' },
      ),
    ];
    for (const text of [messages, ...replies.map((reply) => JSON.stringify(reply))]) {
      expect(text).not.toContain(sentinel);
      expect(text).not.toContain('"kept"');
    }
    expect(await send('student2', 'kept', { kind: 'like', is_on: true })).toBe('not_allowed');
  });

  it('names the author only to the teacher', async () => {
    await send('student1', 'a', card('Clouds'));
    await approve('a');
    const { student1 } = test.school.people;
    expect(await cardOf('teacher', 'a')).toMatchObject({ by: student1 });
    const seenByStudent2 = await read('student2');
    expect(seenByStudent2.items[0]?.shown).toMatchObject({ by: null, is_own: false, version: 0 });
    expect(seenByStudent2.people).toBeUndefined();
    await insertGroups(test, [[student1]]);
    expect((await readTaught()).people).toMatchObject([{ user_id: student1, group: 'Group 1' }]);
  });

  it('approves only what the teacher saw', async () => {
    await send('student1', 'a', card('Clouds'));
    const version = (await cardOf('teacher', 'a'))?.version ?? 0;
    await send('student1', 'a', card(sentinel));
    expect(await rule('a', { kind: 'ruling', state: 'approved', version })).toBe('saved');
    expect(await cardOf('student2', 'a')).toBeUndefined();
    await approve('a');
    expect(await cardOf('student2', 'a')).toMatchObject({ text: sentinel });
    await send('student1', 'a', card('Changed again'));
    expect(await cardOf('student2', 'a')).toBeUndefined();
  });

  it('sends the teacher’s checked words to nobody', async () => {
    const reply = await test.get('GET /play/attempt', { id: attempts.student1 }, { as: 'student1' });
    expect(JSON.stringify(reply)).not.toContain('badger');
  });

  it('shows a picture to those who are shown its card', async () => {
    const picture = await uploadPicture('student1', 40);
    expect(await send('student1', 'a', card('', picture))).toBe('saved');
    expect(await seesPicture('student1', picture)).toBe(200);
    expect(await seesPicture('teacher', picture)).toBe(200);
    expect(await seesPicture('student2', picture)).toBe(404);
    await approve('a');
    expect(await seesPicture('student2', picture)).toBe(200);
    expect(await seesPicture('outsider', picture)).toBe(404);
    await rule('a', { kind: 'erased', is_on: true });
    expect(await seesPicture('student2', picture)).toBe(404);
  });

  it('accepts only own pictures, each in one card', async () => {
    const picture = await uploadPicture('student1', 90);
    expect(await send('student2', 'theirs', card('', picture))).toBe('invalid');
    expect(await send('student1', 'a', card('', picture))).toBe('saved');
    expect(await send('student1', 'b', card('', picture))).toBe('invalid');
    expect(await send('student1', 'a', card('Again', picture))).toBe('saved');
    const again = await uploadPicture('student1', 90);
    expect(again).not.toBe(picture);
    expect(await send('student1', 'b', card('', again))).toBe('saved');
  });
});

describe('a wall without approval', () => {
  beforeEach(() => openWall({ cards_each: 2, card_length: 20, checked_words: ['badger', '小明'] }));

  it.each(['what a BADGER', '我見到小 明了', 'this is shit', '你這個笨蛋！'])(
    'lets "%s" wait and says why',
    async (text) => {
      expect(await send('student1', 'a', card(text))).toBe('saved');
      expect(await cardOf('student1', 'a')).toMatchObject({ state: 'waiting', waits_for: 'word' });
      expect(await cardOf('student2', 'a')).toBeUndefined();
      await approve('a');
      expect(await cardOf('student2', 'a')).toMatchObject({ text });
    },
  );

  it('hides cards from classmates that its teacher hid or removed', async () => {
    await send('student1', 'a', card('Clouds'));
    expect(await cardOf('student2', 'a')).toMatchObject({ by: test.school.people.student1 });
    expect((await read('student2')).people?.map(({ group }) => group)).toEqual([undefined]);
    await rule('a', { kind: 'ruling', state: 'hidden', version: 0 });
    expect(await cardOf('student2', 'a')).toBeUndefined();
    expect(await cardOf('student1', 'a')).toMatchObject({ state: 'hidden' });
    await rule('a', { kind: 'erased', is_on: true });
    expect(await cardOf('student1', 'a')).toBeUndefined();
    expect(await send('student1', 'a', { kind: 'erased', is_on: true })).toBe('not_allowed');
    expect(await send('student1', 'a', card('Back'))).toBe('not_allowed');
    await rule('a', { kind: 'erased', is_on: false });
    await approve('a');
    expect(await cardOf('student2', 'a')).toMatchObject({ text: 'Clouds' });
  });

  it('enforces its rules', async () => {
    expect(await send('student1', 'a', card('x'.repeat(21)))).toBe('not_allowed');
    expect(await send('student1', 'a', card('  '))).toBe('not_allowed');
    expect(await send('student1', 'a', { kind: 'pin', is_on: true })).toBe('not_allowed');
    expect(await send('student1', 'a', card('One'))).toBe('saved');
    expect(await send('student1', 'b', card('Two'))).toBe('saved');
    expect(await send('student1', 'c', card('Three'))).toBe('full');
    expect(await send('student1', 'a', { kind: 'ruling', state: 'approved', version: 0 })).toBe(
      'not_allowed',
    );
    expect(await send('student2', 'a', card('Not mine'))).toBe('not_allowed');
    expect(await send('student2', 'a', { kind: 'erased', is_on: true })).toBe('not_allowed');
    expect(await send('student1', 'a', { kind: 'like', is_on: true })).toBe('not_allowed');
    expect(await send('student2', 'a', { kind: 'like', is_on: true })).toBe('saved');
    expect(await cardOf('student2', 'a')).toMatchObject({ likes: 1, is_liked: true });
    const frozen = { courseware_id: coursewareId, control: { is_frozen: true }, version: 0 };
    await test.get('POST /study/control', frozen, { as: 'teacher' });
    expect(await send('student1', 'a', { kind: 'erased', is_on: true })).toBe('not_allowed');
    expect(await send('student2', 'd', card('Late'))).toBe('not_allowed');
  });

  it('orders cards where a teacher put them', async () => {
    await send('student1', 'a', card('One'));
    const moved = { kind: 'moved', column: 'column-1', order: 'zz' } as const;
    expect(await send('student1', 'a', moved)).toBe('not_allowed');
    expect(await rule('a', moved)).toBe('saved');
    expect(await cardOf('student2', 'a')).toMatchObject({ order: 'zz' });
  });
});

it('lets cards with a checked word of the school wait, with their pictures', async () => {
  await openWall({ checked_words: ['badger'] });
  const picture = await uploadPicture('student1', 120);
  await test.get(
    'POST /admin/checked_words',
    { words: ['Pangolin', ' 穿山甲 ', 'Pangolin'] },
    { as: 'admin' },
  );
  const stored = await test.get('GET /admin/checked_words', {}, { as: 'admin' });
  expect(stored).toEqual({ words: ['Pangolin', '穿山甲'] });
  for (const [item, text] of Object.entries({ a: 'A pangolin!', b: '穿 山甲', c: 'badger' })) {
    expect(await send('student1', item, card(text, item === 'a' ? picture : null))).toBe('saved');
    expect(await cardOf('student1', item)).toMatchObject({ state: 'waiting', waits_for: 'word' });
    expect(await cardOf('student2', item)).toBeUndefined();
  }
  expect(await send('student2', 'a', { kind: 'like', is_on: true })).toBe('not_allowed');
  expect(await seesPicture('student2', picture)).toBe(404);
  const attempt = await test.get('GET /play/attempt', { id: attempts.student1 }, { as: 'student1' });
  expect(JSON.stringify(attempt)).not.toContain('Pangolin');
  await approve('a');
  expect(await cardOf('student2', 'a')).toMatchObject({ text: 'A pangolin!' });
  expect(await seesPicture('student2', picture)).toBe(200);
  await test.get('POST /admin/checked_words', { words: [] }, { as: 'admin' });
  expect(await cardOf('student2', 'b')).toMatchObject({ text: '穿 山甲' });
  expect(await cardOf('student2', 'c')).toBeUndefined();
});

it('accepts no picture for a wall without pictures, and none for a space without files', async () => {
  await openWall({ allows_pictures: false });
  const target = { origin, token: await test.tokenOf('student1') };
  const metadata = { filename: 'a.png', kind: 'picture', attempt_id: String(attempts.student1) };
  for (const space of ['wall', 'toString', 'nothing'])
    expect(await beginTus(target, { ...metadata, space }, 10)).toMatchObject({ key: 'not_allowed' });
});

describe('likes of guests', () => {
  it('are ten on a card at most, and take nothing from those of members', async () => {
    await openWall({ allows_likes: true }, { allow_guests: 1 });
    await send('student1', 'a', card('Rain'));
    const { join_code: code } = await test.app.db
      .selectFrom('courseware')
      .select('join_code')
      .where('id', '=', coursewareId)
      .executeTakeFirstOrThrow();
    const results: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      const { userinfo } = await test.get('POST /play/guest', { code, name: `Guest ${number}` });
      const { token } = userinfo;
      const { id } = await test.get('POST /play/start', { courseware_id: coursewareId }, { token });
      const entries = [createEntry('wall', 'a', { kind: 'like', is_on: true })];
      const reply = await test.get('POST /play/save', { attempt_id: id, entries }, { token });
      results.push(reply.entries[0]?.result ?? '');
    }
    expect(results).toEqual([...Array.from({ length: 10 }, () => 'saved'), 'not_allowed', 'not_allowed']);
    expect(await send('student2', 'a', { kind: 'like', is_on: true })).toBe('saved');
  });
});
