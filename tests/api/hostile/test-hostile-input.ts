import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { type ResultKey, resultMessages } from '#contract/codes.ts';
import { type Language, languages, type Text } from '#contract/language.ts';
import {
  fieldsOf,
  hostileJson,
  hostileQuery,
  hostileShapes,
  type Path,
  plantJson,
} from '#tests/api/hostile/hostile-values.ts';
import { operationTable, type Person } from '#tests/api/operation-table.ts';
import {
  type Answered,
  openSessionOf,
  operationByKey,
  type Request,
  readDatabase,
  send,
  toQuery,
} from '#tests/api/send.ts';
import { makeThings } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** After one success the same call is another call: the things are made anew. */
const consuming: ReadonlySet<ApiKey> = new Set<ApiKey>([
  'POST /user/logout',
  'GET /teacher/unit_delete',
  'GET /teacher/course_delete',
  'POST /diy/save',
  'POST /diy/delete',
  'POST /diy/restore',
  'POST /play/save',
  'POST /play/submit',
]);

/** Areas that have a file of their own, so that they are tested side by side. */
const largeAreas = ['diy', 'play', 'teacher'] as const;

function areaOf(key: ApiKey): string {
  const area = key.split('/')[1] ?? '';
  return largeAreas.some((one) => one === area) ? area : 'others';
}

/** The text of a code as a pattern: `{name}` stands for anything. */
function patternOf(text: Text, lang: Language): RegExp {
  const form = (lang === 'zh-tw' ? text['zh-tw'] : undefined) ?? text[lang === 'zh-tw' ? 'zh-hk' : lang];
  const forms = typeof form === 'string' ? [form] : [form.one, form.other];
  const escaped = forms.map((each) =>
    each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\w+\\\}/g, '[^]+'),
  );
  return new RegExp(`^(${escaped.join('|')})$`);
}

const patterns = new Map(
  languages.flatMap((lang) =>
    (Object.keys(resultMessages) as ResultKey[]).map((key): [string, RegExp] => [
      `${key} ${lang}`,
      patternOf(resultMessages[key], lang),
    ]),
  ),
);

/** What is wrong with the reply, or undefined. */
function judge(reply: Answered, lang: Language): string | undefined {
  const { status, key, envelope } = reply;
  const isTooLarge = status === 413 && key === 'body_too_large';
  if (status !== 200 && !isTooLarge) return `status ${status}`;
  if (key === undefined) return `code ${envelope.code}`;
  if (key !== 'success' && envelope.data !== null) return 'a refusal with data';
  const isStream = key === 'success' && envelope.msg === '';
  return isStream || patterns.get(`${key} ${lang}`)?.test(envelope.msg)
    ? undefined
    : `text ‘${envelope.msg}’`;
}

type Case = { what: string; build: (input: object) => Request };

/** What every object has without being given it. */
const unknownNames = ['__proto__', 'constructor', 'toString'];

function spoilBody(key: ApiKey, fields: readonly Path[]): Case[] {
  const spoil = (path: Path, values: readonly (string | undefined)[]) =>
    values.map((value) => ({
      what: `${path.join('.')} = ${value?.slice(0, 60)}`,
      build: (input: object) => ({ key, body: plantJson(input, path, value) }),
    }));
  const spoiled = [
    ...fields.flatMap((path) => spoil(path, [undefined, ...hostileJson])),
    ...unknownNames.flatMap((name) => spoil([name], consuming.has(key) ? hostileShapes : hostileJson)),
  ];
  const bodies = ['', '{', '[]', 'null', '"text"', '1', '\u0000', '{"a":', hostileJson.at(-1) ?? ''];
  return [...spoiled, ...bodies.map((body) => ({ what: `body ${body}`, build: () => ({ key, body }) }))];
}

function spoilQuery(key: ApiKey, fields: readonly Path[]): Case[] {
  const spoil = (name: string, values: readonly string[]) => {
    const pairs = values.map((value) => `${name}=${value}`);
    const parts = ['', name, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, ...pairs];
    return parts.map((part) => ({
      what: part.slice(0, 60),
      build: (input: object) => ({ key, query: `${toQuery({ ...input, [name]: undefined })}&${part}` }),
    }));
  };
  return [
    ...fields.flatMap(([name]) => spoil(String(name), hostileQuery)),
    ...unknownNames.flatMap((name) => spoil(name, consuming.has(key) ? ['', '%00'] : hostileQuery)),
  ];
}

/** Requests of the operation that each have one field spoiled. */
function listCases(key: ApiKey): Case[] {
  const operation = operationByKey.get(key);
  if (!operation) return [];
  const fields = fieldsOf(operation);
  return operation.method === 'POST' ? spoilBody(key, fields) : spoilQuery(key, fields);
}

function callerOf(key: ApiKey): Person {
  const access = operationByKey.get(key)?.access;
  if (access === 'public') return 'nobody';
  return access === 'student' || access === 'admin' ? access : 'teacher';
}

/** Whatever is sent: an envelope with a known code and a text in the language asked for, and no change when refused. */
export function testHostileInput(area: (typeof largeAreas)[number] | 'others'): void {
  let test: TestApp;
  /** Statements since the last look that may have changed something. */
  let writes = 0;

  beforeAll(async () => {
    test = await openTestApp((sql) => {
      if (/\b(insert into|update|delete from)\b/i.test(sql)) writes += 1;
    });
    await test.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test.close());

  const keys = (Object.keys(operationTable) as ApiKey[]).filter((key) => areaOf(key) === area);

  it.each(keys)('hostile input, %s', { timeout: 120_000 }, async (key) => {
    const { input } = operationTable[key];
    const person = callerOf(key);
    let token = await openSessionOf(test, person);
    let things = await makeThings(test);
    let before = await readDatabase(test);
    const wrong: string[] = [];
    for (const [index, { what, build }] of listCases(key).entries()) {
      const lang = languages[index % languages.length] ?? 'en';
      writes = 0;
      const reply = await send(test, { ...build(input(things)), token, lang });
      const fault = judge(reply, lang);
      if (fault) wrong.push(`${what}: ${fault}`);
      const after = writes > 0 ? await readDatabase(test) : before;
      if (after === before) continue;
      if (reply.key !== 'success') wrong.push(`${what}: refused, but changed the database`);
      before = after;
      if (!consuming.has(key)) continue;
      token = await openSessionOf(test, person);
      things = await makeThings(test);
      before = await readDatabase(test);
    }
    expect(wrong).toEqual([]);
  });
}
