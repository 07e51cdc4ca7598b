import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { type ApiKey, operationKey, operations } from '#contract/api.ts';
import { toSearchText } from '#server/database/search-text.ts';
import { operationTable } from '#tests/api/operation-table.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Every list that takes `sort` and `order` honours each value it accepts. */

let test: TestApp;
let things: Things;

type Item = Record<string, string | number>;

/** What items are sorted by, by the word that asks for it. */
const fieldOf: Record<string, string> = {
  name: 'name',
  position: 'position',
  created_at: 'created_at',
  modified_at: 'modified_at',
  newest: 'updated_at',
  likes: 'like_count',
  copies: 'copy_count',
};

function optionsOf(field: unknown): readonly string[] {
  const { def } = field as { def: { innerType?: unknown; entries?: Record<string, string> } };
  return def.entries ? Object.values(def.entries) : optionsOf(def.innerType);
}

const lists = operations.flatMap((operation) => {
  const { sort, order } = (operation.input as unknown as z.ZodObject).shape;
  if (sort === undefined && order === undefined) return [];
  const key = operationKey(operation) as ApiKey;
  return optionsOf(sort).flatMap((by) => optionsOf(order).map((to) => [key, by, to] as const));
});

/** Rows of each list that differ in all that lists are sorted by, in no order. */
async function fill(): Promise<void> {
  const { db } = test.app;
  const place = { calendar_id: things.calendarId, class_id: things.classId, subject_id: things.subjectId };
  const names = ['Rivers', 'apples', '數學', 'zebra', '10 + 2', '9 + 1', 'B b', '_'];
  for (const name of names) {
    test.advance(1_000);
    await test.get('POST /teacher/unit_add', { ...place, name }, { as: 'teacher' });
  }
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

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  things = await makeThings(test);
  await fill();
});
afterAll(() => test.close());

async function read(key: ApiKey, sort: string, order: string): Promise<Item[]> {
  // Where a list wants a school year; nothing else narrows it.
  const { calendar_id } = operationTable[key].input(things) as Record<string, unknown>;
  const reply = await test.callRaw(key, { calendar_id, sort, order }, { as: 'teacher' });
  expect(reply.key).toBe('success');
  return (reply.data as { items: Item[] }).items;
}

const valueOf = (item: Item, sort: string) => {
  const value = item[fieldOf[sort] ?? ''];
  return sort === 'name' ? toSearchText(String(value)) : value;
};

function compare(one: string | number | undefined, other: string | number | undefined): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}

describe('lists', () => {
  it('with an order are found', () => {
    expect(new Set(lists.map(([key]) => key)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(lists)('%s by %s, %s', async (key, sort, order) => {
    const items = await read(key, sort, order);
    expect(items.length).toBeGreaterThan(2);
    const values = items.map((item) => valueOf(item, sort));
    expect(values).not.toContain(undefined);
    const sorted = values.toSorted(compare);
    expect(values).toEqual(order === 'asc' ? sorted : sorted.toReversed());
    const back = await read(key, sort, order === 'asc' ? 'desc' : 'asc');
    expect(back.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toReversed());
  });
});
