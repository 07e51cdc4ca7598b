import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardsend } from '#activities/cardsend/activity.ts';
import { createEmptyWall } from '#activities/cardsend/model.ts';
import type { ApiKey } from '#contract/api.ts';
import { type Language, languages } from '#contract/language.ts';
import { createRandom } from '#demo/random.ts';
import type { Random } from '#form/demo-half.ts';
import { forAnyContent } from '#form/registry.ts';
import { callerOf, type HostileCase, listCases } from '#tests/api/hostile/hostile-cases.ts';
import { askForPath } from '#tests/api/hostile/hostile-paths.ts';
import { fieldsOf, plantJson } from '#tests/api/hostile/hostile-values.ts';
import { findReplyFault } from '#tests/api/hostile/judge-reply.ts';
import { encodeNaughtily, makeNaughtyText } from '#tests/api/hostile/naughty-text.ts';
import { operationTable, type Person } from '#tests/api/operation-table.ts';
import {
  openSessionOf,
  operationByKey,
  type RequestReply,
  requestOf,
  send,
  type TestRequest,
  toQueryString,
} from '#tests/api/send.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/**
 * Naughty requests to all operations by all kinds of people, several at once, over what earlier ones left behind.
 * `npm run hostile -- 100000` sends so many to each database and prints what came back.
 */

const requests = Number(process.env['HOSTILE_REQUESTS'] ?? 2_000);
const seed = Number(process.env['HOSTILE_SEED'] ?? 1);
/** Everybody's requests go to things that were made so many requests ago at most. */
const remadeAfter = 800;
const atOnce = 8;
/** Every so many requests one goes to an address that is no operation. */
const pathEvery = 21;
const wallShare = 0.3;
/** How many come from somebody whom the operation serves. */
const callerShare = 0.6;

const persons = ['nobody', 'student', 'teacher', 'admin'] as const satisfies readonly Person[];
const keys = Object.keys(operationTable) as ApiKey[];

let test: TestApp;
beforeAll(async () => {
  // What nobody expected is printed.
  test = await openTestApp(undefined, { LOG_LEVEL: 'error' });
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** One of the field's cases, or a text made up on the spot in one or two fields. */
function buildRequest(
  key: ApiKey,
  cases: readonly HostileCase[],
  things: Things,
  random: Random,
): TestRequest {
  const input = operationTable[key].input(things);
  const operation = operationByKey.get(key);
  const fields = operation ? fieldsOf(operation) : [];
  if (cases.length > 0 && (fields.length === 0 || random.nextFraction() < 0.5))
    return random.pick(cases).build(input);
  if (fields.length === 0) return requestOf(key, input);
  const path = random.pick(fields);
  const text = makeNaughtyText(random);
  if (operation?.method === 'POST') return { key, body: plantJson(input, path, JSON.stringify(text)) };
  const name = String(path[0]);
  const query = `${toQueryString({ ...input, [name]: undefined })}&${name}=${encodeNaughtily(text, random)}`;
  return { key, query };
}

async function replaceByWall(app: TestApp, things: Things): Promise<Things> {
  const wall = { ...createEmptyWall(), prompt: 'Rain?' };
  const { id } = await placeCourseware(app, {}, { model: forAnyContent(cardsend), content: wall });
  const { id: attemptId } = await app.get('POST /play/start', { courseware_id: id }, { as: 'student1' });
  return { ...things, coursewareId: id, attemptId };
}

type Counts = Map<string, number>;

const add = (counts: Counts, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

function print(counts: Counts, title: string): void {
  const rows = [...counts].toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${count} × ${name}`);
  process.stdout.write(`${title}: ${rows.join(', ')}\n`);
}

it(`${requests} naughty requests meet no error of the server`, { timeout: 3_600_000 }, async () => {
  const random = createRandom(seed);
  const casesOf = new Map(keys.map((key): [ApiKey, HostileCase[]] => [key, listCases(key)]));
  const tokens = new Map<Person, string | undefined>();
  const byStatus: Counts = new Map();
  const byPerson: Counts = new Map();
  const byKey: Counts = new Map();
  const wrong: string[] = [];
  let things: Things;
  /** The same things with a wall, which has a space and switches, in place of the quiz. */
  let thingsWithWall: Things;

  const renew = async () => {
    // Thousands of guests and wrong codes from one address would be made to wait.
    await test.app.db.deleteFrom('guess_counter').execute();
    // An administrator may have allowed one session for each person.
    await test.app.db.deleteFrom('setting').where('key', '=', 'single_session').execute();
    await test.app.db.updateTable('session').set({ superseded_at: null }).execute();
    things = await makeThings(test);
    thingsWithWall = await replaceByWall(test, things);
    for (const person of persons) tokens.set(person, await openSessionOf(test, person));
  };

  const sendOne = async (index: number) => {
    const key = keys[index % keys.length] as ApiKey;
    const anybody = persons[Math.floor(index / keys.length) % persons.length] ?? 'nobody';
    const person = random.nextFraction() < callerShare ? callerOf(key) : anybody;
    const lang: Language = random.pick(languages);
    const target = random.nextFraction() < wallShare ? thingsWithWall : things;
    const request = buildRequest(key, casesOf.get(key) ?? [], target, random);
    const reply: RequestReply = await send(test, { ...request, token: tokens.get(person), lang });
    // Somebody of them has signed out.
    if (reply.key === 'token_invalid' && person !== 'nobody')
      tokens.set(person, await openSessionOf(test, person));
    add(byStatus, String(reply.status));
    add(byPerson, `${person} ${reply.status}`);
    add(byKey, reply.key ?? 'unknown code');
    const fault = findReplyFault(reply, lang);
    if (fault && wrong.length < 50)
      wrong.push(`${person}, ${JSON.stringify(request).slice(0, 300)}: ${fault}`);
  };

  const askOne = async (index: number) => {
    const person = persons[index % persons.length] ?? 'nobody';
    const { url, status, fault } = await askForPath(test, tokens.get(person), random);
    add(byStatus, `${status} of an address`);
    if (fault && wrong.length < 50) wrong.push(`${person}, ${url}: ${fault}`);
  };

  for (let index = 0; index < requests; index += atOnce) {
    if (index % remadeAfter === 0) await renew();
    const round = Array.from({ length: Math.min(atOnce, requests - index) }, (_, place) => index + place);
    await Promise.all(
      round.map((each) => (each % pathEvery === 0 ? askOne(each / pathEvery) : sendOne(each))),
    );
  }

  print(byStatus, `\n${requests} requests by status`);
  print(byPerson, 'by person and status');
  print(byKey, 'by code');
  expect(wrong).toEqual([]);
});
