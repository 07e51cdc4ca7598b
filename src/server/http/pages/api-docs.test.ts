import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playerTokenCookie, tokenCookie } from '#contract/limits.ts';
import { writeSetting } from '#server/database/settings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const pages = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/swagger-initializer.js',
  '/api/docs/static/swagger-ui-bundle.js',
];

async function statuses(headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET'): Promise<number[]> {
  const replies = await Promise.all(pages.map((url) => test.server.inject({ method, url, headers })));
  return replies.map(({ statusCode }) => statusCode);
}

const all = (status: number) => pages.map(() => status);
const cookieOf = async (person: PersonKey, name = tokenCookie) => ({
  cookie: `${name}=${await test.tokenOf(person)}`,
});

describe('the pages that describe the API', () => {
  it('do not exist for strangers, teachers and students', async () => {
    expect(await statuses({})).toEqual(all(404));
    expect(await statuses({ cookie: `${tokenCookie}=invented` })).toEqual(all(404));
    for (const person of ['teacher', 'student1'] as const) {
      expect(await statuses(await cookieOf(person))).toEqual(all(404));
      expect(await statuses({ token: await test.tokenOf(person) })).toEqual(all(404));
    }
  });

  it('open for administrators, by header or by the cookie of the teacher app', async () => {
    expect(await statuses({ token: await test.tokenOf('admin') })).toEqual(all(200));
    expect(await statuses(await cookieOf('admin'))).toEqual(all(200));
    expect(await statuses(await cookieOf('admin', playerTokenCookie))).toEqual(all(404));
  });

  it('take the cookie for GET alone, and calls never do', async () => {
    expect(await statuses(await cookieOf('admin'), 'HEAD')).toEqual(all(404));
    const headers = await cookieOf('admin');
    const call = await test.server.inject({ url: '/api/admin/storage', headers });
    expect(call.json()).toMatchObject({ code: 50008 });
  });

  it('ask for nothing that a school without https cannot give', async () => {
    const { headers } = await test.server.inject({ url: '/api/docs', headers: await cookieOf('admin') });
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('open for everybody in a demo school, and in no other', async () => {
    test.app.env.demo = true;
    expect(await statuses({})).toEqual(all(404));
    await writeSetting(test.app.db, 'demo_school', '1');
    expect(await statuses({})).toEqual(all(200));
    test.app.env.demo = false;
    expect(await statuses({})).toEqual(all(404));
  });
});
