import { parse } from 'node:querystring';
import type { ApiKey } from '#contract/api.ts';
import { AppError } from '#server/app-error.ts';
import { parseInput } from '#server/http/requests/parse-input.ts';
import {
  fieldsOf,
  hostileJson,
  hostileQuery,
  hostileShapes,
  inheritedNames,
  type Path,
  plantJson,
} from '#tests/api/hostile/hostile-values.ts';
import type { Person } from '#tests/api/operation-table.ts';
import { operationByKey, type TestRequest, toQueryString } from '#tests/api/send.ts';

/** Requests of each operation that have one field spoiled. */

/** A call that has succeeded once is different the next time, so the things are made again. */
export const consuming: ReadonlySet<ApiKey> = new Set<ApiKey>([
  'POST /user/logout',
  'GET /teacher/unit_delete',
  'GET /teacher/course_delete',
  'POST /diy/save',
  'POST /diy/delete',
  'POST /diy/restore',
  'POST /play/save',
  'POST /play/submit',
]);

/** Somebody whom the operation serves. */
export function callerOf(key: ApiKey): Person {
  const access = operationByKey.get(key)?.access;
  if (access === 'public') return 'nobody';
  return access === 'student' || access === 'admin' ? access : 'teacher';
}

export type HostileCase = { what: string; build: (input: object) => TestRequest };

function spoilBody(key: ApiKey, fields: readonly Path[]): HostileCase[] {
  const spoil = (path: Path, values: readonly (string | undefined)[]) =>
    values.map((value) => ({
      what: `${path.join('.')} = ${value?.slice(0, 60)}`,
      build: (input: object) => ({ key, body: plantJson(input, path, value) }),
    }));
  const spoiled = [
    ...fields.flatMap((path) => spoil(path, [undefined, ...hostileJson])),
    ...inheritedNames.flatMap((name) => spoil([name], hostileShapes)),
  ];
  const bodies = ['', '{', '[]', 'null', '"text"', '1', '\u0000', '{"a":', hostileJson.at(-1) ?? ''];
  return [...spoiled, ...bodies.map((body) => ({ what: `body ${body}`, build: () => ({ key, body }) }))];
}

function spoilQuery(key: ApiKey, fields: readonly Path[]): HostileCase[] {
  const spoil = (name: string, values: readonly string[]) => {
    const pairs = values.map((value) => `${name}=${value}`);
    const parts = ['', name, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, ...pairs];
    return parts.map((part) => ({
      what: part.slice(0, 60),
      build: (input: object) => ({ key, query: `${toQueryString({ ...input, [name]: undefined })}&${part}` }),
    }));
  };
  return [
    ...fields.flatMap(([name]) => spoil(String(name), hostileQuery)),
    ...inheritedNames.flatMap((name) => spoil(name, ['', '%00'])),
  ];
}

/**
 * Whether the input check accepts the request, so that queries may run with its values. Throws what is neither a refusal nor a
 * text that is no JSON: the server would answer 500.
 */
export function isAccepted({ key, query = '', body = '' }: TestRequest): boolean {
  const operation = operationByKey.get(key);
  if (!operation) return false;
  try {
    parseInput(operation, {
      query: parse(query),
      body: operation.method === 'GET' ? null : JSON.parse(body),
    });
    return true;
  } catch (error) {
    if (error instanceof AppError || error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Requests of the operation that each have one field spoiled. */
export function listCases(key: ApiKey): HostileCase[] {
  const operation = operationByKey.get(key);
  if (!operation) return [];
  const fields = fieldsOf(operation);
  return operation.method === 'POST' ? spoilBody(key, fields) : spoilQuery(key, fields);
}
