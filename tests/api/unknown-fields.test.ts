import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ApiKey } from '#contract/api.ts';
import { formatText, languages } from '#contract/language.ts';
import { ignoresUnknown } from '#contract/operation.ts';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { buildOpenApi } from '#server/http/pages/openapi.ts';
import { keepThings } from '#tests/api/keep-things.ts';
import { operationTable, persons } from '#tests/api/operation-table.ts';
import { readDatabase } from '#tests/api/read-database.ts';
import { openSessionOf, operationByKey, requestOf, send } from '#tests/api/send.ts';
import { makeThings } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A field that an operation does not know is refused by its name, or changes nothing if that is documented. */

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const password_hash = await hashPassword('correct horse');
  await test.app.db.updateTable('user').set({ password_hash }).execute();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const getThings = keepThings(makeThings);
const name = 'nmae';
const keys = Object.keys(operationTable) as ApiKey[];

/** Fields whose contents an activity type checks, not the operation. */
const ofTypes = new Set(['content', 'response', 'value', 'control']);

type Planted = { field: string; input: object };

/** Copies of the input, each with an unknown field in another of its objects; also in JSON inside of texts. */
function plantUnknown(input: unknown, path: readonly string[] = []): Planted[] {
  if (typeof input === 'string' && input.startsWith('{')) {
    const inside = plantUnknown(JSON.parse(input), path);
    return inside.map(({ field, input: planted }) => ({ field, input: JSON.stringify(planted) as never }));
  }
  if (typeof input !== 'object' || input === null) return [];
  const here = Array.isArray(input)
    ? []
    : [{ field: [...path, name].join('.'), input: { ...input, [name]: 1 } }];
  const inside = Object.entries(input).flatMap(([key, value]) =>
    ofTypes.has(key)
      ? []
      : plantUnknown(value, [...path, key]).map(({ field, input: planted }) => ({
          field,
          input: Array.isArray(input)
            ? input.map((each, index) => (String(index) === key ? planted : each))
            : { ...input, [key]: planted },
        })),
  );
  return [...here, ...inside];
}

describe('an unknown field', () => {
  it.each(keys)('%s', async (key) => {
    const { answers, input } = operationTable[key];
    const operation = operationByKey.get(key);
    const defaultPerson = operation?.access === 'admin' ? 'admin' : 'teacher';
    const person = persons.find((one) => answers[one] === 'success') ?? defaultPerson;
    const isIgnored = operation !== undefined && ignoresUnknown(operation);
    let things = await getThings(test);
    let token = await openSessionOf(test, person);
    const databaseBefore = await readDatabase(test);
    for (let index = 0; ; index += 1) {
      const planted = plantUnknown(input(things))[index];
      if (!planted) break;
      const { field } = planted;
      const lang = languages[index % languages.length] ?? 'en';
      const reply = await send(test, { ...requestOf(key, planted.input), token, lang });
      expect({ field, key: reply.key }).toEqual({
        field,
        key: isIgnored ? answers[person] : 'unknown_field',
      });
      if (isIgnored) {
        things = await getThings(test);
        token = await openSessionOf(test, person);
        continue;
      }
      expect(reply.envelope.msg).toBe(formatText(resultMessages.unknown_field, lang, { field }));
      expect(await readDatabase(test)).toEqual(databaseBefore);
    }
  });

  it('is also tried in objects inside an input', async () => {
    const things = await makeThings(test);
    const fields = keys.flatMap((key) =>
      plantUnknown(operationTable[key].input(things)).map(({ field }) => field),
    );
    const nested = [`form.${name}`, `settings.${name}`, `filter.${name}`, `answers.0.${name}`];
    expect(fields).toEqual(expect.arrayContaining(nested));
  });

  it('is ignored by calls of students, by uploads, and where the specification leaves the request open', () => {
    const ignoring = [...operationByKey].filter(([, operation]) => ignoresUnknown(operation));
    const otherKeys = ignoring.filter(([, { access }]) => access !== 'student').map(([key]) => key);
    expect(otherKeys.toSorted()).toEqual([
      'GET /common/course_extend_list',
      'GET /teacher/class_student_list',
      'POST /teacher/unit_update',
      'POST /upload/discard',
      'POST /upload/finish',
      'POST /user/logout',
    ]);
    expect(ignoring.map(([key]) => key)).toEqual(
      expect.arrayContaining(['POST /play/save', 'POST /play/submit', 'POST /play/start']),
    );
  });

  it('is distinguished from common query parameters, and refused in the query of a POST', async () => {
    const token = await test.tokenOf('teacher');
    const { server } = test;
    const ask = async (url: string, payload?: object) =>
      (await server.inject({ method: payload ? 'POST' : 'GET', url, headers: { token }, payload })).json()
        .code;
    expect(await ask('/api/teacher/last_place?lang=fr&_ajax=2')).toBe(1);
    expect(await ask('/api/user/present?lang=en', {})).toBe(1);
    expect(await ask('/api/user/present?id=1', {})).toBe(40002);
    expect(await ask('/api/user/logout?id=1', {})).toBe(1);
  });
});

/** Whether every object in a JSON schema refuses unknown fields. */
function isClosed(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const isOpen =
    'properties' in schema && (schema as z.core.JSONSchema.Schema).additionalProperties !== false;
  return !isOpen && Object.values(schema).every(isClosed);
}

it('is allowed in no object of an input, however deep', () => {
  const inputOf = (key: ApiKey) => operationByKey.get(key)?.input ?? z.never();
  const schemaOf = (key: ApiKey) => z.toJSONSchema(inputOf(key), { io: 'input', unrepresentable: 'any' });
  const openSchemaKeys = keys.filter((key) => !isClosed(schemaOf(key)));
  const ignoring = [...operationByKey].filter(([, operation]) => ignoresUnknown(operation));
  expect(openSchemaKeys.toSorted()).toEqual(ignoring.map(([key]) => key).toSorted());
});

it('is described by the API pages', () => {
  const { paths } = buildOpenApi() as { paths: Record<string, Record<string, { description: string }>> };
  expect(paths['/teacher/unit_add']?.['post']).toMatchObject({
    description: expect.stringContaining('40002'),
    requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
  });
  expect(paths['/play/save']?.['post']?.description).toMatch(/ignored/);
});
