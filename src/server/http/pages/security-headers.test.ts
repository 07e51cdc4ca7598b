import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '#server/database/settings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** The sources that the reply's policy allows, by directive. */
async function readPolicy(url: string): Promise<Map<string, string>> {
  const { headers } = await test.server.inject({ method: 'GET', url });
  const parts = String(headers['content-security-policy']).split(';');
  return new Map(parts.map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')]));
}

const withMedia = ['img-src', 'media-src', 'connect-src'];

it.each([
  ['http://cdn.school.test:8080/files/', 'http://cdn.school.test:8080'],
  ['https://cdn.school.test', 'https://cdn.school.test'],
  ['//cdn.school.test/media/', 'cdn.school.test'],
  ['http://[::1]:8080/', 'http://[::1]:8080'],
])('pages may show and fetch media of the CDN %s', async (cdnUrl, source) => {
  await writeSetting(test.app.db, 'cdn_url', cdnUrl);
  for (const url of ['/', '/play/home', '/play/sw.js']) {
    const policy = await readPolicy(url);
    for (const directive of withMedia) expect(policy.get(directive)?.split(' ')).toContain(source);
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('default-src')).toBe("'self'");
  }
});

it.each(['/media/', '', 'javascript:alert(1)', 'http://', 'http://a;script-src *', 'http://a,b/'])(
  'the CDN url %j allows nothing more',
  async (cdnUrl) => {
    await writeSetting(test.app.db, 'cdn_url', '/media/');
    const usual = await readPolicy('/');
    await writeSetting(test.app.db, 'cdn_url', cdnUrl);
    expect(await readPolicy('/')).toEqual(usual);
    expect(usual.get('connect-src')).toBe("'self'");
    expect((await test.server.inject({ method: 'GET', url: '/unknown.txt' })).statusCode).toBe(404);
  },
);

it.each(['/api/common/subject_list', '/api/user/info'])(
  'a reply of %s loads nothing if a browser shows it as a page',
  async (url) => {
    const { headers } = await test.server.inject({ method: 'GET', url });
    expect([...(await readPolicy(url))]).toEqual([
      ['default-src', "'none'"],
      ['frame-ancestors', "'none'"],
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
  },
);
