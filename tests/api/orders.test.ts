import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { type ApiKey, operationKey, operations } from '#contract/api.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import { operationTable } from '#tests/api/operation-table.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion } from '#tests/support/test-bank.ts';

/** Every list that has `sort` and `order` sorts by each value that it accepts. */

let test: TestApp;
let things: Things;

type Item = Record<string, string | number>;

/** The field by which items are sorted, for each value of `sort`. */
const fieldOf: Record<string, string> = {
  name: 'name',
  position: 'position',
  created_at: 'created_at',
  modified_at: 'modified_at',
  newest: 'updated_at',
  likes: 'like_count',
  copies: 'copy_count',
  due_at: 'due_at',
  title: 'title',
  changed: 'changed_at',
  year: 'year',
  deleted_at: 'deleted_at',
};

/** Other fields for single lists. Coursewares do not show when they were created; later ones have larger ids. */
const ownFieldOf: Partial<Record<ApiKey, Record<string, string>>> = {
  'GET /teacher/courseware_search': { created_at: 'id' },
  'GET /exam/question_list': { newest: 'id' },
  'GET /exam/paper_list': { newest: 'id' },
  'GET /study/list': { created_at: 'courseware_id', name: 'courseware_name' },
};

function optionsOf(field: unknown): readonly string[] {
  const { def } = field as { def: { innerType?: unknown; entries?: Record<string, string> } };
  return def.entries ? Object.values(def.entries) : optionsOf(def.innerType);
}

const lists = operations.flatMap((operation) => {
  const { sort, order } = (operation.input as unknown as z.ZodObject).shape;
  if (sort === undefined && order === undefined) return [];
  const key = operationKey(operation) as ApiKey;
  const as = operation.access === 'admin' ? ('admin' as const) : ('teacher' as const);
  return optionsOf(sort).flatMap((by) => optionsOf(order).map((to) => ({ key, sort: by, order: to, as })));
});

/** Adds unsorted rows to each list, which differ in all fields of sorting. */
async function fillLists(): Promise<void> {
  const { db } = test.app;
  const unitPlace = {
    calendar_id: things.calendarId,
    class_id: things.classId,
    subject_id: things.subjectId,
  };
  const names = ['Rivers', 'apples', '數學', 'zebra', '10 + 2', '9 + 1', 'B b', '_'];
  for (const name of names) {
    test.advance(1_000);
    await test.get('POST /teacher/unit_add', { ...unitPlace, name }, { as: 'teacher' });
  }
  await fillCoursewares(unitPlace, names);
  await fillBank(names);
  await test.get('POST /resource/share', { activity_id: things.completedId }, { as: 'teacher' });
  await test.get('POST /resource/share', { activity_id: things.placedActivityId }, { as: 'teacher' });
  const activities = await db.selectFrom('activity').select('id').orderBy('id').execute();
  for (const [index, { id }] of activities.entries()) {
    const name = names[index % names.length] ?? '';
    const modified_at = test.app.now() + ((index * 5) % 7);
    const change = { name, search_text: toSearchText(name), modified_at };
    await db.updateTable('activity').set(change).where('id', '=', id).execute();
  }
  const resources = await db.selectFrom('resource').select('id').orderBy('id').execute();
  for (const [index, { id }] of resources.entries()) {
    const change = {
      like_count: (index * 2) % 3,
      copy_count: (index + 1) % 3,
      updated_at: 1_000 + ((index * 2) % 3),
    };
    await db.updateTable('resource').set(change).where('id', '=', id).execute();
  }
}

/** Adds questions and papers of the bank. */
async function fillBank(names: readonly string[]): Promise<void> {
  const { db } = test.app;
  for (const name of names) {
    await addQuestion(test, name);
    await test.get('POST /exam/paper_create', { title: name }, { as: 'teacher' });
  }
  for (const table of ['exam_question_record', 'exam_paper_record'] as const) {
    const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
    for (const [index, { id }] of rows.entries()) {
      const change = { year: 2020 + ((index * 5) % 7), changed_at: 1_000 + ((index * 3) % 5) };
      await db.updateTable(table).set(change).where('id', '=', id).execute();
    }
  }
}

/** Adds coursewares to a unit, and three deleted units. */
async function fillCoursewares(
  place: { calendar_id: number; class_id: number; subject_id: number },
  names: readonly string[],
): Promise<void> {
  const as = 'teacher' as const;
  for (const name of names.slice(0, 3)) {
    test.advance(1_000);
    const { id } = await test.get('POST /teacher/unit_add', { ...place, name }, { as });
    await test.get('GET /teacher/unit_delete', { id }, { as });
  }
  const { id: unit_id } = await test.get('POST /teacher/unit_add', { ...place, name: 'Full' }, { as });
  for (let count = 0; count < names.length; count++) {
    test.advance(1_000);
    await test.get('POST /teacher/courseware_add', { unit_id, activity_ids: [things.completedId] }, { as });
  }
  const { db } = test.app;
  const coursewares = await db.selectFrom('courseware').select('id').orderBy('id').execute();
  for (const [index, { id }] of coursewares.entries()) {
    const name = names[index % names.length] ?? '';
    const change = { name, search_text: toSearchText(name), due_at: 1_000 + ((index * 5) % 7) };
    await db.updateTable('courseware_record').set(change).where('id', '=', id).execute();
  }
}

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  things = await makeThings(test);
  await fillLists();
});
afterAll(() => test.close());

async function readList({ key, sort, order, as }: (typeof lists)[number]): Promise<Item[]> {
  // Only the school year of the input, for lists that need it; other fields would filter the list.
  const { calendar_id } = operationTable[key].input(things) as Record<string, unknown>;
  const reply = await test.callRaw(key, { calendar_id, sort, order }, { as });
  expect(reply.key).toBe('success');
  return (reply.data as { items: Item[] }).items;
}

const valueOf = (item: Item, { key, sort }: (typeof lists)[number]) => {
  const value = item[ownFieldOf[key]?.[sort] ?? fieldOf[sort] ?? ''];
  return sort === 'name' ? toSearchText(String(value)) : value;
};

function compare(one: string | number | undefined, other: string | number | undefined): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}

describe('lists', () => {
  it('with an order are found', () => {
    expect(new Set(lists.map(({ key }) => key)).size).toBeGreaterThanOrEqual(6);
  });

  it.each(lists)('$key by $sort, $order', async (list) => {
    const items = await readList(list);
    expect(items.length).toBeGreaterThan(2);
    const values = items.map((item) => valueOf(item, list));
    expect(values).not.toContain(undefined);
    const sorted = values.toSorted(compare);
    expect(values).toEqual(list.order === 'asc' ? sorted : sorted.toReversed());
    const back = await readList({ ...list, order: list.order === 'asc' ? 'desc' : 'asc' });
    expect(back).toEqual(items.toReversed());
  });
});
