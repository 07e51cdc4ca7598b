import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operationKey, operations } from '#contract/api.ts';
import { time, wholeNumberMax } from '#contract/fields.ts';
import { bodyMaxBytes, draftMaxBytes, responseMaxBytes } from '#contract/limits.ts';
import { maxBytesOf, type Operation } from '#contract/operation.ts';
import { playOperations } from '#contract/play.ts';

/** Every input of an operation has an upper bound: the body, and each text, list and record in it. */

type Schema = { [key: string]: unknown };

/** Checked later by the activity type; the size of the body limits them. */
const checkedByTheirType = [
  'POST /diy/save content',
  'POST /exam/paper_create content',
  'POST /exam/paper_save content',
  'POST /exam/question_create content',
  'POST /exam/question_save content',
  'POST /diy/preview content',
  'POST /play/save answers.[].response',
  'POST /play/save entries.[].value',
  'POST /study/space_save entries.[].value',
  'POST /study/control control',
  'POST /study/correction_apply question',
  'POST /study/correction_preview question',
];

/** A number of bytes in a setting, whose column is a text. */
const storedAsText = ['POST /admin/storage quota_bytes'];

const timeMax = z.toJSONSchema(time).maximum;

const toSchemas = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

/** Numbers that a column for whole numbers stores, and points in time. */
const isStorable = ({ exclusiveMinimum = -Infinity, minimum = exclusiveMinimum, maximum }: Schema): boolean =>
  Number(minimum) >= -wholeNumberMax &&
  (Number(maximum ?? Infinity) <= wholeNumberMax || maximum === timeMax);

/** Paths of schemas without a maximum length, and of numbers that a database may refuse. */
function listUnboundedPaths(schema: Schema, path: string): string[] {
  const branches = [
    ...toSchemas(schema['anyOf']),
    ...toSchemas(schema['oneOf']),
    ...toSchemas(schema['allOf']),
  ];
  if (branches.length > 0) return branches.flatMap((branch) => listUnboundedPaths(branch, path));
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return [];
  switch (schema['type']) {
    case 'string':
      return schema['maxLength'] === undefined ? [path] : [];
    case 'array':
      return [
        ...(schema['maxItems'] === undefined ? [path] : []),
        ...listUnboundedPaths(schema['items'] as Schema, `${path}.[]`),
      ];
    case 'object':
      return listUnboundedObjectPaths(schema, path);
    case 'integer':
    case 'number':
      return isStorable(schema) ? [] : [path];
    case 'boolean':
    case 'null':
      return [];
    default:
      return [path];
  }
}

function listUnboundedObjectPaths(schema: Schema, path: string): string[] {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const fieldPaths = fields.flatMap(([name, field]) =>
    listUnboundedPaths(field, path ? `${path}.${name}` : name),
  );
  const valueSchema = schema['additionalProperties'];
  if (typeof valueSchema !== 'object' || valueSchema === null) return fieldPaths;
  const nameSchema = (schema['propertyNames'] ?? { type: 'string' }) as Schema;
  return [
    ...fieldPaths,
    ...(schema['maxProperties'] === undefined ? [path] : []),
    ...listUnboundedPaths(nameSchema, `${path}.{name}`),
    ...listUnboundedPaths(valueSchema as Schema, `${path}.{}`),
  ];
}

const listUnboundedInputs = (input: z.ZodType): string[] =>
  listUnboundedPaths(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), '');

describe('the input of an operation', () => {
  it('is limited in every text, list, record and number', () => {
    const unboundedPaths = operations.flatMap((operation) =>
      listUnboundedInputs(operation.input).map((path) => `${operationKey(operation)} ${path}`),
    );
    expect(unboundedPaths.sort()).toEqual([...checkedByTheirType, ...storedAsText].sort());
  });

  it('is reported if it has no limit', () => {
    const input = z.object({
      a: z.string(),
      b: z.array(z.string().max(3)),
      c: z.record(z.string(), z.int().max(1)),
      d: z.union([z.null(), z.object({ e: z.string().regex(/^a*$/) })]),
      f: z.number(),
      g: z.int(),
      h: z.int().min(0).max(wholeNumberMax),
      i: time,
    });
    expect(listUnboundedInputs(input)).toEqual(['a', 'b', 'c', 'c.{name}', 'c.{}', 'd.e', 'f', 'g']);
  });

  it('is limited in bytes: small for strangers, large only for drafts, answers and files of people', () => {
    const posts = (operations as readonly Operation[]).filter(({ method }) => method === 'POST');
    const largePosts = posts.filter((operation) => maxBytesOf(operation) > bodyMaxBytes.usual);
    expect(largePosts.map(({ path }) => path).toSorted()).toEqual([
      '/admin/checked_words',
      '/admin/import_begin',
      '/admin/roll_over_preview',
      '/admin/roll_over_start',
      '/diy/preview',
      '/diy/save',
      '/exam/paper_create',
      '/exam/paper_save',
      '/exam/question_create',
      '/exam/question_save',
      '/group/arrange',
      '/play/save',
      '/play/submit',
      '/study/correction_apply',
      '/study/correction_preview',
      '/study/mark_many',
      '/study/space_save',
    ]);
    const publicPosts = posts.filter(({ access }) => access === 'public');
    expect(publicPosts.length).toBeGreaterThan(1);
    expect(publicPosts.filter((operation) => maxBytesOf(operation) > 4_096)).toEqual([]);
    expect(bodyMaxBytes.draft).toBeGreaterThan(draftMaxBytes);
    expect(bodyMaxBytes.answers).toBeGreaterThan(2 * responseMaxBytes);
  });

  it('contains times of a limited number of questions', () => {
    const { input } = playOperations.submit;
    const timesOf = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, 1]));
    expect(input.safeParse({ attempt_id: 1, times: timesOf(2_000) }).success).toBe(true);
    expect(input.safeParse({ attempt_id: 1, times: timesOf(2_001) }).success).toBe(false);
  });
});
