import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import { restorePeriodMs } from '#contract/limits.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

let test: TestApp;
let class_id: number;
let ids: { one: number; two: number };
const as = 'teacher' as const;

beforeAll(async () => {
  test = await openTestApp();
  class_id = test.school.classes.a;
  ids = { one: test.school.people.student1, two: test.school.people.student2 };
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('group_set_record').execute();
  await test.app.db.deleteFrom('group_pair').execute();
});

type Detail = ApiReply<'GET /group/set_detail'>;
const readSet = (id: number): Promise<Detail> => test.get('GET /group/set_detail', { id }, { as });
const listSets = () => test.get('GET /group/set_list', { class_id }, { as });
const membersOf = ({ groups }: Pick<Detail, 'groups'>) => groups.map(({ members }) => members);

async function addSet(name = 'Tables', group_count = 2): Promise<Detail> {
  const { id } = await test.get('POST /group/set_add', { class_id, name, group_count }, { as });
  return readSet(id);
}

const arrange = (set: Detail, groups: readonly Partial<Detail['groups'][number]>[], version = set.version) =>
  test.call(
    'POST /group/arrange',
    {
      id: set.id,
      version,
      groups: groups.map((group) => ({ id: null, name: 'G', leader_id: null, members: [], ...group })),
    },
    { as },
  );

describe('the sets of a class', () => {
  it('are listed in order; deleted ones can be restored at their place', async () => {
    const [first, second] = [await addSet('First'), await addSet('Second')];
    await test.get('POST /group/set_delete', { id: first.id }, { as });
    expect(await listSets()).toMatchObject({
      items: [{ id: second.id, name: 'Second', position: 1, group_count: 2, placed: 0 }],
      deleted: [{ id: first.id, name: 'First', deleted_by_name: 'teacher' }],
    });
    await test.get('POST /group/set_restore', { id: first.id }, { as });
    expect((await listSets()).items.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect((await test.call('POST /group/set_restore', { id: first.id }, { as })).key).toBe('not_found');
    await test.get('POST /group/set_update', { id: second.id, position: 1, name: 'Now first' }, { as });
    expect((await listSets()).items.map(({ name }) => name)).toEqual(['Now first', 'First']);
  });

  it('cannot be restored after 30 days', async () => {
    const { id } = await addSet();
    await test.get('POST /group/set_delete', { id }, { as });
    await test.advanceSignedIn(restorePeriodMs + 1);
    expect((await listSets()).deleted).toEqual([]);
    expect((await test.call('POST /group/set_restore', { id }, { as })).key).toBe('not_found');
  });
});

describe('the groups of a set', () => {
  it('hold each student once, with a leader of their own, and refuse strangers', async () => {
    const set = await addSet();
    const [a, b] = set.groups.map(({ id }) => id);
    const { one, two } = ids;
    const stranger = test.school.people.outsider;
    const wrong = [
      [
        { id: a, members: [one] },
        { id: b, members: [one] },
      ],
      [{ id: a, members: [stranger] }],
      [{ id: a, members: [one], leader_id: two }],
      [{ id: a }, { id: a }],
      [{ id: 999_999 }],
    ];
    for (const groups of wrong) expect((await arrange(set, groups)).key).toBe('invalid_input');
    const { key } = await arrange(set, [{ id: b, members: [two, one], leader_id: two }, { name: 'New' }]);
    expect(key).toBe('success');
    const now = await readSet(set.id);
    expect(now.version).toBe(set.version + 1);
    expect(now.groups).toMatchObject([
      { id: b, members: [one, two], leader_id: two },
      { name: 'New', members: [] },
    ]);
  });

  it('are not overwritten by somebody who has not seen a colleague’s change', async () => {
    const set = await addSet();
    await arrange(set, [{ name: 'Mine' }]);
    expect((await arrange(set, [{ name: 'Late' }])).key).toBe('changed_elsewhere');
    expect((await readSet(set.id)).groups).toMatchObject([{ name: 'Mine' }]);
  });

  it('cannot be changed while the set is locked', async () => {
    const set = await addSet();
    const lock = (is_locked: boolean) =>
      test.get('POST /group/set_update', { id: set.id, is_locked }, { as });
    await lock(true);
    const { id, version } = set;
    const split = { id, version, by: 'number', count: 2, way: 'random' } as const;
    const refused = [
      await arrange(set, []),
      await test.call('POST /group/split', split, { as }),
      await test.call('POST /group/set_delete', { id }, { as }),
    ];
    expect(refused.map(({ key }) => key)).toEqual(Array(3).fill('group_set_locked'));
    await lock(false);
    expect((await arrange(set, [])).key).toBe('success');
  });

  it('leave out students who left the class, and come back with them', async () => {
    const set = await addSet();
    const [a, b] = set.groups.map(({ id }) => id);
    await arrange(set, [
      { id: a, members: [ids.one], leader_id: ids.one },
      { id: b, members: [ids.two] },
    ]);
    const { db } = test.app;
    const left = { class_id, user_id: ids.one, class_number: 1 };
    await db.deleteFrom('class_student').where('user_id', '=', ids.one).execute();
    expect((await readSet(set.id)).groups[0]).toMatchObject({ members: [], leader_id: null });
    await db.insertInto('class_student').values(left).execute();
    expect((await readSet(set.id)).groups[0]).toMatchObject({ members: [ids.one], leader_id: ids.one });
  });
});

describe('the history', () => {
  it('joins moves of one person within minutes, and restores an arrangement with removed groups', async () => {
    const set = await addSet();
    const [a] = set.groups.map(({ id }) => id);
    await arrange(set, [{ id: a, name: 'Red', members: [ids.one] }]);
    await arrange(set, [{ id: a, name: 'Red', members: [ids.one, ids.two] }], set.version + 1);
    await test.advanceSignedIn(900_000);
    await arrange(set, [{ name: 'Blue' }], set.version + 2);
    const { items } = await test.get('GET /group/history', { id: set.id }, { as });
    expect(items.map(({ cause, groups }) => [cause, groups.map(({ name }) => name)])).toEqual([
      ['moved', ['Blue']],
      ['moved', ['Red']],
      ['created', ['Group 1', 'Group 2']],
    ]);
    const restore = { id: set.id, version: set.version + 3, arrangement_id: items[1]?.id ?? 0 };
    const { groups } = await test.get('POST /group/restore_arrangement', restore, { as });
    expect(groups).toEqual([{ id: a, name: 'Red', leader_id: null, members: [ids.one, ids.two] }]);
    const other = await addSet('Other');
    const foreign = { ...restore, id: other.id, version: other.version };
    expect((await test.call('POST /group/restore_arrangement', foreign, { as })).key).toBe('not_found');
  });
});

describe('a split', () => {
  it('keeps pairs, and the names of groups', async () => {
    const set = await addSet('Tables', 3);
    const pair = { class_id, first_id: ids.two, second_id: ids.one };
    await test.get('POST /group/pair_save', { ...pair, kind: 'together' }, { as });
    const split = { id: set.id, by: 'number', count: 2, way: 'random' } as const;
    const impossible = await test.get('POST /group/split', { ...split, version: set.version }, { as });
    expect(impossible.broken).toMatchObject([{ first_id: ids.one, second_id: ids.two, kind: 'together' }]);
    expect(impossible.groups.map(({ name }) => name)).toEqual(['Group 1', 'Group 2']);
    const whole = { ...split, version: impossible.version, count: 1 };
    expect(membersOf(await test.get('POST /group/split', whole, { as }))).toEqual([[ids.one, ids.two]]);
    await test.get('POST /group/pair_delete', pair, { as });
    expect((await readSet(set.id)).pairs).toEqual([]);
  });

  it('by results reads the term’s marks of the subjects that the caller teaches', async () => {
    const placed = await placeCourseware(test);
    const { id } = await test.get('POST /play/start', { courseware_id: placed.id }, { as: 'student1' });
    await test.get('POST /play/submit', { attempt_id: id }, { as: 'student1' });
    const set = await addSet();
    const split = { id: set.id, version: set.version, by: 'number', count: 2, way: 'balanced' } as const;
    const { groups } = await test.get('POST /group/split', split, { as });
    expect(membersOf({ groups }).map(({ length }) => length)).toEqual([1, 1]);
    const { items } = await test.get('GET /group/history', { id: set.id }, { as });
    expect(items[0]).toMatchObject({ cause: 'balanced', saved_by_name: 'teacher' });
  });
});

describe('a copy', () => {
  it('takes over the students of the same class, and splits another class into groups of the same size', async () => {
    const set = await addSet();
    const [a] = set.groups.map(({ id }) => id);
    await arrange(set, [{ id: a, name: 'Red', members: [ids.one, ids.two], leader_id: ids.two }]);
    const copy = (target: number) =>
      test.get('POST /group/set_copy', { id: set.id, class_id: target, name: 'Copy' }, { as: 'admin' });
    const same = await readSet((await copy(class_id)).id);
    expect(same.groups).toMatchObject([{ name: 'Red', members: [ids.one, ids.two], leader_id: ids.two }]);
    expect(same.groups[0]?.id).not.toBe(a);
    const { id } = await copy(test.school.classes.b);
    const other = await test.get('GET /group/set_detail', { id }, { as: 'other' });
    expect(other.groups).toMatchObject([{ name: 'Red', members: [test.school.people.outsider] }]);
    const foreign = { id: set.id, class_id: test.school.classes.b, name: 'Copy' };
    expect((await test.call('POST /group/set_copy', foreign, { as })).key).toBe('not_found');
  });
});

describe('the group beside a name', () => {
  it('is that of the first set of the class', async () => {
    const [first, second] = [await addSet('First'), await addSet('Second')];
    await arrange(first, [{ name: 'Red', members: [ids.one] }]);
    await arrange(second, [{ name: 'North', members: [ids.one, ids.two] }]);
    const readNames = async () => {
      const { student_list } = await test.get('GET /teacher/class_student_list', { class_id }, { as });
      return student_list.map(({ group }) => group);
    };
    expect(await readNames()).toEqual(['Red', '']);
    await test.get('POST /group/set_update', { id: second.id, position: 1 }, { as });
    expect(await readNames()).toEqual(['North', 'North']);
    await test.get('POST /group/set_delete', { id: second.id }, { as });
    expect(await readNames()).toEqual(['Red', '']);
  });
});
