import { expect, type Page, test } from '@playwright/test';
import { columnMessages } from '#contract/import/import-columns.ts';
import { problemMessages } from '#contract/import/import-messages.ts';
import { languageCookie, tokenCookie } from '#contract/limits.ts';
import { importScreenMessages } from '#teacher/features/import/import-screen-messages.ts';
import { peopleMessages } from '#teacher/features/people/people-messages.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { words } from '#tests/e2e/support/words.ts';

type Call = (
  path: string,
  data: object,
) => Promise<{ token?: string; id?: number; userinfo?: { token: string }; cards?: { password: string }[] }>;

/** Signs in as a new administrator, because each has only one draft of an import. */
async function signInNewAdmin(page: Page, baseURL: string, lang: 'zh-hk' | 'en'): Promise<void> {
  let token = '';
  const call: Call = async (path, data) => {
    const reply = await page.request.post(`${baseURL}/api${path}`, { data, headers: token ? { token } : {} });
    return (await reply.json()).data;
  };
  const signIn = async (username: string, password: string) => {
    token = (await call('/user/login', { username, password })).userinfo?.token ?? '';
  };
  const email = `importer-${lang}-${retryNumber()}@example.com`;
  await signIn('admin@example.com', 'elearning');
  const { id } = await call('/admin/person_add', {
    user_group: 'teacher',
    name: email,
    email,
    is_admin: true,
  });
  const { cards } = await call('/admin/password_issue', { ids: [id] });
  const issued = cards?.[0]?.password ?? '';
  await signIn(email, issued);
  await call('/user/password', { old_password: issued, new_password: 'violet tram kitchen' });
  await signIn(email, 'violet tram kitchen');
  const place = { domain: new URL(baseURL).hostname, path: '/' };
  await page.context().addCookies([
    { name: languageCookie, value: lang, ...place },
    { name: tokenCookie, value: token, ...place },
  ]);
}

/** A list with two bad lines is mended on the page and imported; the same list again has nothing to import. */

for (const [language, stem] of [
  ['zh-hk', '6V'],
  ['en', '6W'],
] as const) {
  test(`two bad lines of a list are mended in place, in ${language}`, async ({ page, baseURL }) => {
    const inClass = `${stem}${retryNumber()}`;
    const t = words(importScreenMessages, language);
    const people = words(peopleMessages, language);
    const columns = words(columnMessages, language);
    const problems = words(problemMessages, language);
    await signInNewAdmin(page, baseURL ?? '', language);
    const heads = (['class', 'source_id', 'name', 'email'] as const).map((column) => columns(column));
    const mended = [
      `${inClass}-1,陳大文,`,
      `${inClass}-2,Ann,`,
      `${inClass}-3,Ben,ben.${inClass}@example.com`,
    ];
    const listOf = (lines: readonly string[]) => ({
      name: 'students.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heads.join(','), ...lines.map((line) => `${inClass},${line}`)].join('\n')),
    });
    await page.goto('/admin/setting?section=import');
    await page
      .locator('input[type=file]')
      .setInputFiles(listOf([`${inClass}-1,陳大文,`, `${inClass}-2,,`, `${inClass}-3,Ben,ben@`]));
    await page.getByRole('button', { name: t('make_them') }).click();
    await expect(page.getByRole('switch', { name: t('make_missing') })).toBeChecked();
    await expect(page.getByText(t('made', { names: inClass }))).toBeVisible();
    await expect(page.getByRole('button', { name: t('apply'), exact: true })).toBeDisabled();

    await expect(page.getByText(problems('missing'))).toBeVisible();
    await page.getByLabel(t('mend', { column: columns('name'), line: 3 })).fill('Ann');
    await page.keyboard.press('Enter');
    await expect(page.getByText(problems('missing'))).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: t('wrong') }).click();
    await page
      .getByLabel(t('mend', { column: columns('email'), line: 4 }))
      .fill(`ben.${inClass}@example.com`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('all_mended'))).toBeVisible();
    await page.getByRole('button', { name: t('show_all') }).click();
    await expect(page.getByRole('row')).toHaveCount(4);
    const apply = page.getByRole('button', { name: t('apply'), exact: true });
    await expect(apply).toBeEnabled();
    await apply.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('apply'), exact: true })
      .click();
    await expect(page.getByText(t('done'), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: t('cards_of', { name: inClass }), exact: true }).click();
    await expect(page.getByRole('button', { name: people('class_cards'), exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.goBack();
    await page.getByRole('button', { name: t('again') }).click();
    await page.locator('input[type=file]').setInputFiles(listOf(mended));
    await expect(page.getByText(t('apply_nothing'))).toBeVisible();
  });
}
