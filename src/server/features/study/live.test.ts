import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readStream } from '#tests/support/clients/read-stream.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

let test: TestApp;
let address: string;

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

const open = (coursewareId: number, token: string) =>
  readStream(`${address}/api/study/live?courseware_id=${coursewareId}`, token);

describe('live', () => {
  it('sends the ids of changed attempts, once for each burst', async () => {
    const { id } = await placeCourseware(test);
    const other = await placeCourseware(test);
    const stream = await open(id, await test.tokenOf('teacher'));
    expect(stream.response.headers.get('content-type')).toMatch('text/event-stream');
    const as = 'student1' as const;
    await test.get('POST /play/start', { courseware_id: other.id }, { as });
    const attempt = await test.get('POST /play/start', { courseware_id: id }, { as });
    const save = (seq: number) =>
      test.get(
        'POST /play/save',
        { attempt_id: attempt.id, answers: [{ question_id: 'q1', response: rightResponses.q1, seq }] },
        { as },
      );
    const changed = `data: ${JSON.stringify({ attempt_id: attempt.id })}`;
    const toldTimes = async (times: number) =>
      (await stream.readUntil(new RegExp(`(data: .*\n\n){${times}}`))).match(/data: .*/g);
    expect(await toldTimes(1)).toEqual([changed]);
    for (const seq of [1, 2, 3]) await save(seq);
    expect(await toldTimes(2)).toEqual([changed, changed]);
    await test.get('POST /play/submit', { attempt_id: attempt.id }, { as });
    expect(await toldTimes(3)).toEqual([changed, changed, changed]);
    stream.abort.abort();
  });

  it('forgets browsers that left', async () => {
    const { id } = await placeCourseware(test);
    const subscribed = new Set<string>();
    const { subscribe } = test.app.bus;
    test.app.bus.subscribe = (topic, of, listener) => {
      const end = subscribe(topic, of, listener);
      subscribed.add(`${topic}:${of}`);
      return () => {
        subscribed.delete(`${topic}:${of}`);
        end();
      };
    };
    const stream = await open(id, await test.tokenOf('teacher'));
    await stream.readUntil(/retry/);
    expect(subscribed).toEqual(new Set([`courseware:${id}`, `access:${test.school.people.teacher}`]));
    stream.abort.abort();
    await expect.poll(() => subscribed.size).toBe(0);
    test.app.bus.subscribe = subscribe;
  });

  it('refuses with an envelope before it starts', async () => {
    const { id } = await placeCourseware(test);
    expect((await test.call('GET /study/live', { courseware_id: id }, { as: 'other' })).key).toBe(
      'not_found',
    );
    expect((await test.call('GET /study/live', { courseware_id: id }, { as: 'student1' })).key).toBe(
      'not_allowed',
    );
    expect((await test.call('GET /study/live', { courseware_id: id })).key).toBe('token_invalid');
  });

  it('does not keep a session alive, and ends with it', async () => {
    const own = await openTestApp();
    await own.server.listen({ host: '127.0.0.1', port: 0 });
    const { id } = await placeCourseware(own);
    const token = await own.tokenOf('teacher');
    const { port } = own.server.server.address() as AddressInfo;
    const watch = () => readStream(`http://127.0.0.1:${port}/api/study/live?courseware_id=${id}`, token);
    // Each round is a connection that a proxy cuts off, as some do with long replies.
    for (let round = 0; round < 3; round += 1) {
      own.advance(20 * 60_000);
      const stream = await watch();
      expect(stream.response.headers.get('content-type')).toMatch('text/event-stream');
      stream.abort.abort();
    }
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const last = await watch();
    own.advance(5 * 60_000);
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    expect(await last.readToEnd()).toContain('retry');
    expect((await own.call('GET /user/info', {}, { token })).key).toBe('token_expired');
    await own.close();
  });

  it('ends when the server stops, which does not wait for it', async () => {
    const own = await openTestApp();
    const { id } = await placeCourseware(own);
    await own.server.listen({ host: '127.0.0.1', port: 0 });
    const port = (own.server.server.address() as AddressInfo).port;
    const response = await fetch(`http://127.0.0.1:${port}/api/study/live?courseware_id=${id}`, {
      headers: { token: await own.tokenOf('teacher') },
    });
    const rest = response.text();
    await own.close();
    expect(await rest).toMatch('retry');
  });
});
