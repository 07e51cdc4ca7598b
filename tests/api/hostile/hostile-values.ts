import * as z from 'zod';
import type { Operation } from '#contract/operation.ts';

/** Values that no form sends but anybody can, and the places of an input to put them. */

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  [key: string]: unknown;
};

export type Path = readonly (string | number)[];

function listSchemaPaths(schema: Schema, path: Path): Path[] {
  const ownPaths = path.length > 0 ? [path] : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    listSchemaPaths(field, [...path, name]),
  );
  const items = schema.items ? listSchemaPaths(schema.items, [...path, 0]) : [];
  const branches = (schema.anyOf ?? [])
    .flatMap((branch) => listSchemaPaths(branch, path))
    .filter((each) => each.length > path.length);
  return [...ownPaths, ...fields, ...items, ...branches];
}

/** Every field of the operation's input, also inside objects and of the first element of lists. */
export function fieldsOf(operation: Operation): Path[] {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  const paths = listSchemaPaths(schema as Schema, []).map((path) => JSON.stringify(path));
  return [...new Set(paths)].map((path) => JSON.parse(path) as Path);
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Names of properties that every object inherits. */
export const inheritedNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Around the largest number of a column, and of numbers that JavaScript tells apart. */
const largeNumbers = ['2147483647', '2147483648', '9007199254740991', '9007199254740992', '9007199254740993'];

/** JSON texts, sent as they stand. */
export const hostileJson: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e300',
  ...largeNumbers,
  ...largeNumbers.map((number) => `"${number}"`),
  '99999',
  '""',
  '" "',
  '"1e3"',
  '"-1"',
  '"99999999999999999999"',
  '"１"',
  '"; drop table unit; --"',
  '"\' or 1=1 --"',
  '"<script>alert(1)</script>"',
  '"a\\u0000b"',
  '"\\u0000"',
  '"\\ud800"',
  ...inheritedNames.map((name) => JSON.stringify(name)),
  '"../../etc/passwd"',
  `"${'x'.repeat(3_000)}"`,
  `"${'x'.repeat(20_000)}"`,
  `"${'學'.repeat(500)}"`,
  '[]',
  '[null]',
  '[1, 1]',
  '["a\\u0000b"]',
  `[${'1,'.repeat(2_000)}1]`,
  nested(1_000),
  nested(20_000),
  '{}',
  '{"a": 1}',
  '{"a": {"b": "\\u0000"}}',
  '{"a\\u0000": 1}',
  '{"__proto__": {"admin": true}}',
  '{"constructor": {"prototype": {"admin": true}}}',
  ...inheritedNames.flatMap((name) => [`{"${name}": 1}`, `{"${name}": "a"}`, `["${name}"]`]),
  '{"$ne": null}',
];

/** One value of each kind, for calls whose success makes it necessary to make all things again. */
export const hostileShapes: readonly string[] = [
  'null',
  'true',
  '1',
  '"a\\u0000b"',
  '[null]',
  nested(1_000),
  nested(20_000),
  '{"admin": true}',
  '{"__proto__": {"admin": true}}',
];

/** Values of a query string, already encoded. */
export const hostileQuery: readonly string[] = [
  '',
  '%20',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '%2B1',
  ...largeNumbers,
  '99999999999999999999',
  '99999',
  '%EF%BC%91',
  '1%2C2%2C3',
  '1%2C%2C',
  '%27%20or%201%3D1%20--',
  '%3B%20drop%20table%20unit%3B%20--',
  '%25',
  '_',
  '%5C',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF%FE',
  '%',
  '%F0%9F%98%80',
  ...inheritedNames,
  '%5Bobject%20Object%5D',
  '..%2F..%2Fetc%2Fpasswd',
  'x'.repeat(12_000),
  '%E5%AD%B8'.repeat(300),
  `${'1%2C'.repeat(2_000)}1`,
];

/** `input` as JSON text with the JSON text `value` at `path`; without that field when `value` is undefined. */
export function plantJson(input: unknown, path: Path, value: string | undefined): string {
  const marker = '\u2603 planted';
  const copy = structuredClone(input) as Record<string | number, unknown>;
  let parent = copy;
  for (const [index, step] of path.slice(0, -1).entries()) {
    const currentValue = parent[step];
    parent[step] =
      typeof currentValue === 'object' && currentValue !== null
        ? currentValue
        : typeof path[index + 1] === 'number'
          ? []
          : {};
    parent = parent[step] as Record<string | number, unknown>;
  }
  const lastName = path.at(-1) ?? '';
  if (value === undefined) delete parent[lastName];
  else parent[lastName] = marker;
  return JSON.stringify(copy).replace(JSON.stringify(marker), () => value ?? '');
}
