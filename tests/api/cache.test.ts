import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tusPath } from '#server/features/files/uploads/tus-path.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Browsers and proxies must not cache data about people. The access test checks this for the replies of all operations. */

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

type Asked = { method?: 'GET' | 'POST' | 'HEAD' | 'PATCH'; url: string; payload?: string; type?: string };

async function ask({ method = 'GET', url, payload, type = 'application/json' }: Asked, isSignedIn = true) {
  const token = isSignedIn ? { token: await test.tokenOf('teacher') } : {};
  const headers = { ...token, ...(payload === undefined ? {} : { 'content-type': type }) };
  const response = await test.server.inject({
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, cacheControl: response.headers['cache-control'] };
}

describe('nothing about people is cached', () => {
  it.each<[string, number, Asked]>([
    ['wrong input', 200, { url: '/api/teacher/unit_list?calendar_id=x' }],
    ['a body that is no JSON', 200, { method: 'POST', url: '/api/teacher/unit_add', payload: '{' }],
    [
      'a body of another type',
      200,
      { method: 'POST', url: '/api/teacher/unit_add', payload: 'a', type: 'text/x' },
    ],
    [
      'too large a body',
      413,
      { method: 'POST', url: '/api/teacher/unit_add', payload: `"${'x'.repeat(3_000_000)}"` },
    ],
    ['an unknown call', 404, { url: '/api/no/such/call' }],
    ['an address that is none', 400, { url: '/api/%' }],
    ['a path written in another way', 200, { url: '/%61pi/user/info' }],
    ['private files', 404, { url: '/private/1' }],
    ['private files of the student app', 404, { url: '/play/private/1' }],
    ['an upload that is begun', 400, { method: 'POST', url: tusPath }],
    ['an upload that does not exist', 404, { method: 'HEAD', url: `${tusPath}/${'a'.repeat(32)}` }],
    ['media that do not exist', 404, { url: '/media/nothing.png' }],
    ['readiness', 200, { url: '/healthz' }],
  ])('%s', async (_name, status, asked) => {
    expect(await ask(asked)).toEqual({ status, cacheControl: 'no-store' });
    expect((await ask(asked, false)).cacheControl).toBe('no-store');
  });

  it('but icons of activities are', async () => {
    const reply = await ask({ url: '/activity-icons/diyquiz.svg' }, false);
    expect(reply).toEqual({ status: 200, cacheControl: 'public, max-age=3600' });
  });
});
