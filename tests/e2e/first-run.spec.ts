import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { schoolMessages } from '#teacher/features/school/school-messages.ts';
import { loginMessages } from '#teacher/features/session/login-messages.ts';
import { setupMessages } from '#teacher/features/setup/setup-messages.ts';
import { auditScreen, collectTexts } from './support/audit-screen.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { words } from './support/words.ts';

/** From an empty database to the first administrator, who is signed in. */

let server: OwnServer;

test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.stop());

async function chooseLanguage(page: Page, lang: Language): Promise<void> {
  const { hostname } = new URL(server.origin);
  await page.context().addCookies([{ name: 'language', value: lang, domain: hostname, path: '/' }]);
}

const school = '維港小學';

for (const lang of ['zh-hk', 'en'] as const) {
  test(`the first run in ${lang}`, async ({ page }) => {
    const t = words(setupMessages, lang);
    await chooseLanguage(page, lang);
    const texts = collectTexts(page);
    await page.goto(server.origin);
    await expect(page.getByRole('alert')).toHaveText(words(loginMessages, lang)('not_set_up'));
    // Without a token, the page says that the full address is needed; then opens that in the same tab.
    await page.goto(`${server.origin}/setup`);
    await expect(page.getByText(t('no_token'))).toBeVisible();
    await page.goto(server.setupAddress);
    await expect(page.getByRole('heading', { name: t('school'), exact: true })).toBeVisible();
    expect(
      await auditScreen(page, {
        lang,
        readKnown: async () => (await texts.read()) + Intl.supportedValuesOf('timeZone').join(' '),
      }),
    ).toEqual([]);

    const send = page.getByRole('button', { name: t('set_up'), exact: true });
    await send.click();
    await expect(page.getByLabel(t('school_name'), { exact: true })).toBeFocused();
    await page.getByLabel(t('school_name'), { exact: true }).fill(school);
    await page.getByLabel(t('name'), { exact: true }).fill('Chan');
    await page.getByLabel(t('email')).fill('head@school.example');
    await page.getByLabel(t('password'), { exact: true }).fill('password1');
    await send.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByLabel(t('password'), { exact: true }).fill('violet tram kitchen');
    await send.click();

    await page.waitForURL('**/admin/setting*');
    const s = words(schoolMessages, lang);
    await expect(page.getByRole('heading', { name: s('steps') })).toBeVisible();
    await expect(page.getByRole('banner').getByText(school)).toBeVisible();

    await page.goto('about:blank');
    await page.goto(server.setupAddress);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(send).toHaveCount(0);
  });
}
