import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { ApiInput, ApiKey } from '#contract/api.ts';
import { languageCookie, tokenCookie } from '#contract/limits.ts';
import { peopleMessages } from '#teacher/features/people/people-messages.ts';
import { signInMessages } from '#teacher/features/school/sign-in/sign-in-messages.ts';
import { auditScreen, collectTexts } from '#tests/e2e/support/audit-screen.ts';
import { type OwnServer, startOwnServer } from '#tests/e2e/support/own-server.ts';
import { openPhone } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { type OidcServer, startOidcServer } from '#tests/support/servers/oidc-server.ts';
import { accountMessages } from '#ui/profile/account-messages.ts';
import { otherWaysMessages } from '#ui/sign-in/other-ways-messages.ts';

/** Teachers and students sign in with accounts of a real provider, by the rules that an administrator sets. */

let provider: OidcServer;
let server: OwnServer;

test.beforeAll(async () => {
  const port = await findFreePort();
  provider = await startOidcServer(`http://127.0.0.1:${port}/api/sign_in/back`);
  server = await startOwnServer({ PORT: String(port), OIDC_URL: provider.url });
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

async function makeSchool(request: APIRequestContext) {
  let session = '';
  const call = async <K extends ApiKey>(key: K, data: ApiInput<K>) => {
    const url = `${server.origin}/api${key.replace('POST ', '')}`;
    const reply = await (await request.post(url, { data, headers: { token: session } })).json();
    expect({ key, code: reply.code }).toEqual({ key, code: 1 });
    return reply.data;
  };
  const { userinfo } = await call('POST /school/setup', {
    token: new URL(server.setupAddress).hash.slice(1),
    administrator: { name: 'Head', email: 'head@school.example', password: 'violet tram kitchen' },
    school: { name: '維港小學', languages: ['zh-hk', 'zh-cn', 'en'], time_zone: 'Asia/Hong_Kong' },
    term: { name: '2026–27', first_day: '2026-09-01', last_day: '2027-07-15' },
  });
  session = userinfo.token;
  for (const [user_group, name] of [
    ['teacher', 'ada'],
    ['student', 'ben'],
  ] as const) {
    const email = `${name}@school.example`;
    await call('POST /admin/person_add', { user_group, name, email });
    provider.people.set(name, { email, email_verified: true });
  }
  return session;
}

/** Signs in on the two pages of the provider. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a teacher and a student sign in with accounts elsewhere, and an administrator removes one', async ({
  page,
  request,
  browser,
}) => {
  const token = await makeSchool(request);
  const other = { name: 'Test School' };
  const zh = words(otherWaysMessages, 'zh-hk');
  const place = { domain: '127.0.0.1', path: '/' };
  await page.context().addCookies([{ name: languageCookie, value: 'zh-hk', ...place }]);

  await test.step('a teacher comes back to the page that asked', async () => {
    const texts = collectTexts(page);
    await page.goto(`${server.origin}/profile`);
    const way = page.getByRole('link', { name: zh('with', other) });
    await expect(way).toBeVisible();
    expect(await auditScreen(page, { lang: 'zh-hk', readKnown: texts.read })).toEqual([]);
    await way.click();
    await signInThere(page, 'ada');
    const accounts = words(accountMessages, 'zh-hk');
    await expect(page.getByRole('region', { name: accounts('accounts') })).toContainText(other.name);
    expect(new URL(page.url()).hash).toBe('');
  });

  await test.step('a student does, on a phone, and strangers are told why not', async () => {
    const phone = await openPhone(browser, server.origin, 'en');
    const way = phone.getByRole('link', { name: words(otherWaysMessages, 'en')('with', other) });
    await phone.goto('/play/sign-in');
    await way.click();
    await signInThere(phone, 'stranger');
    await expect(phone.getByRole('alert')).toHaveText(/email address of that account/);
    await phone.context().clearCookies({ domain: 'localhost' });
    await way.click();
    await signInThere(phone, 'ben');
    await expect(way).toHaveCount(0);
    await expect(phone).toHaveURL(/\/play\/$/);
    await phone.context().close();
  });

  await test.step('an administrator switches passwords off and removes a link', async () => {
    const head = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' });
    await head.addCookies([
      { name: languageCookie, value: 'en', ...place },
      { name: tokenCookie, value: token, ...place },
    ]);
    const desk = await head.newPage();
    const setting = words(signInMessages, 'en');
    await desk.goto('/admin/setting?section=sign_in');
    await desk.getByRole('switch', { name: setting('password') }).click();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText(setting('saved'))).toBeVisible();
    await desk.reload();
    await expect(desk.getByRole('switch', { name: setting('password') })).not.toBeChecked();

    const accounts = words(accountMessages, 'en');
    const people = words(peopleMessages, 'en');
    await desk.goto('/admin/setting?section=people');
    await desk
      .getByRole('button', { name: 'ben' })
      .or(desk.getByRole('link', { name: 'ben' }))
      .click();
    // The list also has people without a password.
    await expect(desk.getByRole('heading', { name: accounts('accounts') })).toBeVisible();
    await expect(desk.getByText(people('password_none'))).toBeVisible();
    await desk.getByRole('button', { name: accounts('remove_account', other) }).click();
    await desk.getByRole('alertdialog').getByRole('button').last().click();
    await expect(desk.getByText(accounts('accounts'))).toHaveCount(0);
    await head.close();
  });
});
