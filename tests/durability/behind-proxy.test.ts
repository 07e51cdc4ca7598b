import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { addDemoWalls } from '#tests/spaces/demo-walls.ts';
import { callServer, createWriter, type Writer } from '#tests/spaces/simulated-writer.ts';
import { readStream } from '#tests/support/clients/read-stream.ts';
import { beginTus } from '#tests/support/clients/tus.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { type ReverseProxy, startReverseProxy } from '#tests/support/servers/reverse-proxy.ts';
import { killLeftServers, startServerProcess } from './server-process.ts';

/** Everything works behind a proxy that is set up as the README says. */

let dataDir: string;
let ours: ReverseProxy;
let theirs: ReverseProxy;
let coursewareId: number;
const writers: Writer[] = [];

beforeAll(async () => {
  dataDir = await makeDataFolder();
  const env = { TRUST_PROXY: 'loopback' };
  const server = await startServerProcess(dataDir, { fillsDemo: true, env });
  [ours, theirs] = await Promise.all([
    startReverseProxy(server.origin, '203.0.113.5'),
    startReverseProxy(server.origin, '203.0.113.6'),
  ]);
  const [wall] = await addDemoWalls({ dataDir }, 1);
  coursewareId = wall?.id ?? 0;
}, 60_000);
afterAll(async () => {
  for (const writer of writers) writer.close();
  ours.close();
  theirs.close();
  killLeftServers();
  await rm(dataDir, { recursive: true, force: true });
});

async function signIn({ origin }: ReverseProxy, email: string, password = 'elearning') {
  const response = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  const { code, data } = (await response.json()) as { code: number; data: { userinfo?: { token: string } } };
  return { code, token: data?.userinfo?.token ?? '', cookie: response.headers.get('set-cookie') ?? '' };
}

async function joinWall(proxy: ReverseProxy, email: string): Promise<Writer> {
  const { token } = await signIn(proxy, email);
  const input = { courseware_id: coursewareId };
  const { id } = await callServer(proxy.origin, 'POST /play/start', input, token);
  const writer = createWriter({ origin: proxy.origin, token, attemptId: id }, 'wall');
  writers.push(writer);
  return writer;
}

it('knows that browsers use https, and distinguishes their addresses', async () => {
  expect((await signIn(ours, 'teacher@example.com')).cookie).toMatch(/; Secure/);
  const wrong = async (proxy: ReverseProxy) =>
    (await signIn(proxy, 'teacher2@example.com', 'wrong one')).code;
  const answers = [];
  for (let tries = 0; tries < 7; tries += 1) answers.push(await wrong(theirs));
  expect(answers).toContain(resultCodes.too_many_attempts);
  expect(await wrong(ours)).toBe(resultCodes.wrong_credentials);
});

it('shows cards of a wall over one WebSocket, and the grid over a stream', async () => {
  const { token } = await signIn(ours, 'teacher@example.com');
  const stream = await readStream(`${ours.origin}/api/study/live?courseware_id=${coursewareId}`, token);
  await stream.readUntil(/retry/);
  const [first, second] = [
    await joinWall(ours, 'student01@example.com'),
    await joinWall(theirs, 'student02@example.com'),
  ];
  await expect.poll(() => first.isLive() && second.isLive()).toBe(true);
  first.write('card', { kind: 'card', text: 'Rain', column: 'column-1', picture: null });
  await expect.poll(() => second.items().has('card')).toBe(true);
  expect(await stream.readUntil(/"attempt_id"/)).toContain('"attempt_id"');
  stream.abort.abort();
});

it('tells an uploading browser an address that it can reach', async () => {
  const { token } = await signIn(ours, 'teacher@example.com');
  const upload = await beginTus({ origin: ours.origin, token }, { filename: 'a.png', kind: 'picture' }, 10);
  const location = upload.headers.get('location') ?? '';
  const { host } = new URL(ours.origin);
  expect(new URL(location, ours.origin).host).toBe(host);
});
