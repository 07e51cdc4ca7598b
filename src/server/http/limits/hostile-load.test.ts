import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { bodyMaxBytes } from '#contract/limits.ts';
import { buildServer } from '#server/build-app.ts';
import type { ServerLimits } from '#server/http/limits/server-limits.ts';
import { type RawRequest, type SentRequest, sendRaw, waitForEnd } from '#tests/support/clients/flood.ts';
import { beginTus, patchTusSlowly } from '#tests/support/clients/tus.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Hostile connections to a listening server. Time-outs are short in these tests. */

const patienceMs = 10_000;

let test: TestApp;
let queries = 0;
let student: string;
let teacher: string;
const servers: FastifyInstance[] = [];
const sockets: SentRequest[] = [];

beforeAll(async () => {
  test = await openTestApp(() => {
    queries += 1;
  });
  student = await test.tokenOf('student1');
  teacher = await test.tokenOf('teacher');
});
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => test.close());

async function listen(limits: Partial<ServerLimits> = {}): Promise<number> {
  const server = await buildServer(test.app, { maxEventLoopDelayMs: 0, ...limits });
  servers.push(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  return (server.server.address() as AddressInfo).port;
}

async function send(port: number, request: RawRequest): Promise<SentRequest> {
  const sent = await sendRaw(port, request);
  sockets.push(sent);
  return sent;
}

/** The result code in the reply. */
async function readCode(sent: SentRequest, waitMs = patienceMs): Promise<number | undefined> {
  expect(await waitForEnd(sent, waitMs)).toBe(true);
  return (JSON.parse(/\{.*\}/s.exec(sent.received())?.[0] ?? '{}') as { code?: number }).code;
}

async function isHealthy(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
}

describe('a body', () => {
  const draft = { path: '/diy/save', length: 300_000, body: '' };

  it('is not waited for if its sender may not make the call', async () => {
    const port = await listen();
    expect(await readCode(await send(port, draft))).toBe(resultCodes.token_invalid);
    expect(await readCode(await send(port, { ...draft, token: student }))).toBe(resultCodes.not_allowed);
  });

  it.each([
    ['/user/login', bodyMaxBytes.public],
    ['/play/guest', bodyMaxBytes.public],
    ['/nowhere', bodyMaxBytes.public],
  ])('is not waited for at %s when it is larger than %i', async (path, most) => {
    const sent = await send(await listen(), { path, length: most + 1, body: '' });
    expect(await readCode(sent)).toBe(resultCodes.body_too_large);
    expect(sent.status()).toBe(413);
  });

  it.each([
    ['/teacher/unit_add', () => teacher, bodyMaxBytes.usual],
    ['/play/save', () => student, bodyMaxBytes.answers],
    ['/diy/save', () => teacher, bodyMaxBytes.draft],
  ])('may at %s be as large as needed and no larger', async (path, tokenOf, most) => {
    const port = await listen();
    const token = tokenOf();
    const tooLarge = await send(port, { path, token, length: most + 1, body: '' });
    expect(await readCode(tooLarge)).toBe(resultCodes.body_too_large);
    const whole = await send(port, { path, token, length: most, body: '{}'.padEnd(most) });
    expect(await readCode(whole)).toBe(resultCodes.invalid_input);
  });

  it('that does not arrive in time is cut', async () => {
    const port = await listen({ bodyTimeoutMs: 50 });
    const sent = await send(port, { path: '/user/login', length: 100, body: '{"username":' });
    expect(await waitForEnd(sent, patienceMs)).toBe(true);
    expect(sent.status()).toBe(408);
    expect(await isHealthy(port)).toBe(true);
  });

  it('that continues after the refusal is cut off', async () => {
    const port = await listen({ lingerMs: 50 });
    const sent = await send(port, { ...draft, body: '{' });
    await expect.poll(() => sent.socket.destroyed, { timeout: patienceMs }).toBe(true);
    expect(sent.received()).toContain(String(resultCodes.token_invalid));
  });

  it('of an upload may take its time', async () => {
    const port = await listen({ bodyTimeoutMs: 50, headersTimeoutMs: 50, headersCheckMs: 10 });
    const target = { origin: `http://127.0.0.1:${port}`, token: teacher };
    const bytes = Buffer.from('slowly');
    const { id } = await beginTus(target, { filename: 'a.png', kind: 'picture' }, bytes.length);
    expect(await patchTusSlowly(target, id, bytes, 300)).toBe(204);
  });

  it('may be the largest list of people, however long it takes to arrive', async () => {
    const content = Buffer.from('name\n'.padEnd(16 * 1024 * 1024, 'x,')).toString('base64');
    const body = JSON.stringify({ name: 'list.csv', content });
    const token = await test.tokenOf('admin');
    const port = await listen({ bodyTimeoutMs: 50 });
    const sent = await send(port, { path: '/admin/import_begin', token, length: body.length, body: '' });
    const half = body.length / 2;
    sent.socket.write(body.slice(0, half));
    await setTimeout(300);
    sent.socket.write(body.slice(half));
    expect(await readCode(sent, 60_000)).toBe(resultCodes.import_file_refused);
  }, 90_000);

  it('is one of few large ones that a person may send at once', async () => {
    const port = await listen({ arrivingMaxBytesOfPerson: 500_000 });
    const first = await holdHalfBody(port, teacher, resultCodes.too_many_requests);
    first.socket.destroy();
    await expect
      .poll(() => codeOfWhole(port, teacher), { timeout: patienceMs })
      .toBe(resultCodes.invalid_input);
  });

  it('is one of not too many large ones in all', async () => {
    const port = await listen({ arrivingMaxBytes: 500_000 });
    const half = await holdHalfBody(port, await test.tokenOf('admin'), resultCodes.overloaded);
    expect(half.received()).toBe('');
  });

  /**
   * Sends half of a teacher's body, and waits until a complete body of `token` is refused with `code` because of it.
   * If the complete body arrives first, the half one is refused, so it is sent again.
   */
  const holdHalfBody = async (port: number, token: string, code: number) => {
    const sendHalf = () => send(port, { ...draft, token: teacher, body: '{' });
    let half = await sendHalf();
    const probe = async () => {
      if (half.received() !== '' || half.socket.destroyed) half = await sendHalf();
      return codeOfWhole(port, token);
    };
    await expect.poll(probe, { timeout: patienceMs }).toBe(code);
    return half;
  };

  const codeOfWhole = async (port: number, token: string) =>
    readCode(await send(port, { ...draft, token, body: '{}'.padEnd(draft.length) }));
});

it('headers that do not come in time are cut', async () => {
  const port = await listen({ headersTimeoutMs: 50, headersCheckMs: 20 });
  const sent = await send(port, { path: '/user/login', length: 2, body: '{}' });
  expect(await readCode(sent)).toBe(resultCodes.invalid_input);
  sent.socket.write('GET /healthz HTTP/1.1\r\nhost: sch');
  await expect.poll(() => sent.socket.destroyed, { timeout: patienceMs }).toBe(true);
  expect(await isHealthy(port)).toBe(true);
});

it('an address that is too long is refused before anything is asked of the database', async () => {
  const port = await listen();
  const url = `http://127.0.0.1:${port}/api/teacher/unit_list?keyword=${'x'.repeat(9_000)}`;
  queries = 0;
  const response = await fetch(url, { headers: { token: teacher } });
  expect(await response.json()).toMatchObject({ code: resultCodes.invalid_input });
  expect(queries).toBe(0);
});

describe('connections', () => {
  const half = { path: '/user/login', length: 100, body: '{' };
  const ask = (socket: SentRequest, token: string) =>
    socket.socket.write(`GET /api/teacher/index HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\n\r\n`);

  it('of strangers are capped; signed-in people and /healthz are served meanwhile', async () => {
    const port = await listen({ anonymousSocketsMax: 5 });
    const signedIn: SentRequest[] = [];
    for (let index = 0; index < 4; index++) {
      const empty = { path: '/teacher/courseware_sort', token: teacher, length: 2, body: '{}' };
      const own = await send(port, empty);
      expect(await readCode(own)).toBe(resultCodes.invalid_input);
      signedIn.push(own);
    }
    const strangers: SentRequest[] = [];
    for (let index = 0; index < 20; index++) strangers.push(await send(port, half));
    await expect
      .poll(() => strangers.filter(({ socket }) => !socket.destroyed).length, { timeout: patienceMs })
      .toBeLessThanOrEqual(5);
    // The oldest connections were closed, so a new visitor is served.
    expect(strangers.at(-1)?.socket.destroyed).toBe(false);
    expect(await isHealthy(port)).toBe(true);
    for (const own of signedIn) {
      const before = own.received().length;
      ask(own, teacher);
      await expect.poll(() => own.received().length, { timeout: patienceMs }).toBeGreaterThan(before);
    }
  });

  it('that were never used do not keep a stopping server', async () => {
    const port = await listen();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    // By now the server has registered the connection.
    expect(await isHealthy(port)).toBe(true);
    await servers.pop()?.close();
    await once(socket, 'close');
  });

  it('of strangers who get replies stay open longer than idle ones', async () => {
    const port = await listen({ anonymousSocketsMax: 3 });
    const visitor = await send(port, { path: '/user/login', length: 2, body: '{}' });
    expect(await readCode(visitor)).toBe(resultCodes.invalid_input);
    for (let index = 0; index < 8; index++) {
      await send(port, half);
      const before = visitor.received().length;
      visitor.socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
      await expect.poll(() => visitor.received().length, { timeout: patienceMs }).toBeGreaterThan(before);
    }
  });
});
