import { expect, test } from '@playwright/test';
import { resultMessages } from '#contract/codes.ts';
import { shellMessages } from '#teacher/features/shell/messages.ts';
import { openPhone, signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { profileMessages } from '#ui/profile/profile-messages.ts';

test('a teacher chooses a picture and signs out another browser', async ({ page, browser, baseURL: url }) => {
  const t = words(profileMessages, 'en');
  const baseURL = url ?? '';
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signInTeacher(elsewhere, baseURL, 'en', 'admin');
  await signInTeacher(page, baseURL, 'en', 'admin');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: t('title') }).click();
  await page.getByRole('radio', { name: t('owl') }).check();
  await page.getByRole('button', { name: words(commonMessages, 'en')('save'), exact: true }).click();
  await expect(page.getByRole('banner').locator('svg circle').first()).toBeVisible();

  await page
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(page.getByText(t('this_browser'))).toBeVisible();
  await elsewhere.goto('/unit/condition');
  await expect(elsewhere).toHaveURL(/login/);

  await page.getByLabel(t('old_password')).fill('elearning');
  await page.getByLabel(t('new_password'), { exact: true }).fill('violet tram kitchen');
  await page.getByRole('button', { name: t('change_password') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('passwords_differ'));
  await page.getByLabel(t('repeat_password')).fill('violet tram kitchen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(words(resultMessages, 'en')('demo_password'));
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: words(shellMessages, 'en')('log_out') }).click();
});

test('a student chooses a nickname on a phone, by keyboard', async ({ browser, baseURL: url }) => {
  const t = words(profileMessages, 'zh-hk');
  const baseURL = url ?? '';
  const page = await openPhone(browser, baseURL, 'zh-hk');
  await page.goto('/play/sign-in');
  await signInStudent(page, 'zh-hk', 'student30@example.com');
  await page
    .getByRole('link', { name: /./ })
    .and(page.getByTitle(t('title')))
    .focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel(t('nickname'), { exact: true });
  const before = await field.inputValue();
  const save = async (nickname: string) => {
    await field.fill(nickname);
    await page.keyboard.press('Enter');
    await expect(page.getByTitle(t('title'))).toContainText(nickname);
  };
  await save('阿樂');
  await page.reload();
  await expect(field).toHaveValue('阿樂');
  await save(before);
});
