import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let port: number;

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  port = (test.server.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

const request = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** Sends this many requests without waiting, and counts the replies until the connection is quiet or closed. */
function countReplies(requests: number): Promise<{ replies: number; isClosed: boolean }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request.repeat(requests)));
    let text = '';
    const count = () => text.split('HTTP/1.1 200').length - 1;
    socket.on('data', (data) => {
      text += data.toString();
      if (count() < requests) return;
      socket.end();
      resolve({ replies: count(), isClosed: false });
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ replies: count(), isClosed: true }));
  });
}

it('answers two requests that come together', async () => {
  expect(await countReplies(2)).toEqual({ replies: 2, isClosed: false });
});

it('closes a connection that sends hundreds without reading', async () => {
  const { replies, isClosed } = await countReplies(400);
  expect(isClosed).toBe(true);
  expect(replies).toBeLessThanOrEqual(2);
});

it('answers any number of requests one after another', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status)),
  );
  expect(new Set(replies)).toEqual(new Set([200]));
});
