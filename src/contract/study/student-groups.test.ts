import { expect, it } from 'vitest';
import * as z from 'zod';
import { operationKey, operations } from '#contract/api.ts';

/** All replies that list students for a teacher include their groups, so that screens can show 'name [group]'. */

type Schema = { [key: string]: unknown };

/** Lists students under their groups already. */
const listsUnderGroups = ['GET /group/set_detail students.[]'];

/** Lists of accounts and memberships, which do not concern work. */
const listsOfAccounts = [
  'GET /admin/people items.[].classes.[]',
  'GET /admin/person classes.[]',
  'POST /admin/password_issue cards.[]',
  'POST /teacher/password_issue cards.[]',
];

/** Fields by which a list of students is recognised. */
const studentFields = ['student_name', 'class_number'];

function listStudents(schema: Schema, path: string): { path: string; fields: string[] }[] {
  const nestedLists = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    ((schema[key] ?? []) as Schema[]).flatMap((branch) => listStudents(branch, path)),
  );
  const items = schema['items'] as Schema | undefined;
  if (items) nestedLists.push(...listStudents(items, `${path}.[]`));
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  for (const [name, field] of Object.entries(properties))
    nestedLists.push(...listStudents(field, path ? `${path}.${name}` : name));
  const fields = Object.keys(properties);
  return fields.some((name) => studentFields.includes(name))
    ? [...nestedLists, { path, fields }]
    : nestedLists;
}

it('every list of students includes their groups', () => {
  const lists = operations.flatMap((operation) =>
    listStudents(z.toJSONSchema(operation.reply, { unrepresentable: 'any' }), '').map((list) => ({
      ...list,
      name: `${operationKey(operation)} ${list.path}`,
    })),
  );
  expect(lists.length).toBeGreaterThan(6);
  const listsWithoutGroup = lists.filter(({ fields }) => !fields.includes('group')).map(({ name }) => name);
  expect(listsWithoutGroup).toEqual([...listsUnderGroups, ...listsOfAccounts]);
});
