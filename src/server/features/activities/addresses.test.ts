import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Web pages that students could not open prevent publishing, for every caller. */

let test: TestApp;
const teacher = { as: 'teacher' } as const;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function completeActivity(type: string, content: unknown) {
  const { id, draft_version } = await test.get('POST /diy/add', { type }, teacher);
  const form = {
    name: 'Page',
    description: 'To read',
    subject_id: test.school.subjects.maths,
    grade: 4,
    difficulty: 'easy' as const,
  };
  await test.get('POST /diy/save', { id, draft_version, form, content }, teacher);
  const { completed, issues } = await test.get('POST /diy/complete', { id }, teacher);
  return { id, completed, paths: issues.map(({ path }) => path.join('.')) };
}

const contentByType: Record<string, (url: string) => unknown> = {
  link: (url) => ({ url }),
  webview: (url) => ({ url }),
  ebook: (url) => ({
    pages: [{ id: 'a', image: { url: 'https://cdn.example/a.png', width: 100, height: 100 }, url }],
  }),
};

describe.each(Object.entries(contentByType))('an address in %s', (type, content) => {
  const path = type === 'ebook' ? 'pages.0.url' : 'url';

  it.each(['https://localhost:8443/', 'https://127.1/', 'https://[::ffff:169.254.169.254]/'])(
    '%s is neither completed nor shared',
    async (url) => {
      const { id, completed, paths } = await completeActivity(type, content(url));
      expect({ completed, paths }).toEqual({ completed: false, paths: [path] });
      const shared = await test.call('POST /resource/share', { activity_id: id }, teacher);
      expect(shared.key).not.toBe('success');
    },
  );

  it('may belong to the school’s own network', async () => {
    expect(await completeActivity(type, content('https://192.168.1.10/wiki'))).toMatchObject({
      completed: true,
    });
  });
});
