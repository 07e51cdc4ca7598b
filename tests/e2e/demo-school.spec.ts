import { expect, test } from '@playwright/test';
import { schoolMessages } from '#teacher/features/school/school-messages.ts';
import { setupMessages } from '#teacher/features/setup/setup-messages.ts';
import { startOwnServer } from './support/own-server.ts';
import { signInTeacher } from './support/people.ts';
import { words } from './support/words.ts';

/** The demo school is filled at the first run, visited, and emptied for a real school. */

const lang = 'zh-hk';

test('the demo school is filled at the first run and emptied again', async ({ page }) => {
  const server = await startOwnServer();
  try {
    const setupWords = words(setupMessages, lang);
    const schoolWords = words(schoolMessages, lang);
    const { hostname } = new URL(server.origin);
    await page.context().addCookies([{ name: 'language', value: lang, domain: hostname, path: '/' }]);
    await page.goto(server.setupAddress);
    await page.getByRole('button', { name: setupWords('demo_start') }).click();
    await expect(page.getByRole('link', { name: setupWords('to_sign_in') })).toBeVisible({ timeout: 60_000 });

    const shown = await page.getByRole('status').textContent();
    const password = /[a-z]+-[a-z]+-[a-z]+/.exec(shown ?? '')?.[0] ?? '';
    await signInTeacher(page, server.origin, lang, 'admin', password);
    await page.goto(`${server.origin}/admin/setting?section=school`);
    // The empty name of a demo school shows no error.
    await expect(page.getByLabel(schoolWords('name'))).toHaveValue('');
    await expect(page.getByText(schoolWords('name_missing'))).toHaveCount(0);
    const empty = page.getByRole('button', { name: schoolWords('demo_empty') });
    await expect(empty).toBeDisabled();
    const word = schoolWords('demo_word');
    await page.getByLabel(schoolWords('demo_confirm', { word })).fill(word);
    await empty.click();

    await page.waitForURL('**/setup#*');
    await expect(page.getByLabel(setupWords('school_name'), { exact: true })).toBeVisible();
    const { status } = await page.evaluate(async (typedPassword) => {
      const body = JSON.stringify({ username: 'admin@example.com', password: typedPassword });
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch('/api/user/login', { method: 'POST', headers, body });
      return { status: ((await reply.json()) as { code: number }).code };
    }, password);
    expect(status).not.toBe(1);
  } finally {
    await server.stop();
  }
});
