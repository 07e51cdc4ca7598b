import { expect, test } from '@playwright/test';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import { openPhone, signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { profileMessages } from '#ui/profile/profile-messages.ts';

test('a teacher chooses a picture, and sees why a password is refused', async ({ page, baseURL }) => {
  const t = words(profileMessages, 'en');
  await signInTeacher(page, baseURL ?? '', 'en');
  await page.goto('/home');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: t('title') }).click();
  await page.getByRole('radio', { name: t('owl') }).check();
  await page.getByRole('button', { name: words(commonMessages, 'en')('save'), exact: true }).click();
  await expect(page.getByRole('banner').locator('svg circle').first()).toBeVisible();
  await page.getByLabel(t('old_password')).fill('elearning');
  await page.getByLabel(t('new_password'), { exact: true }).fill('violet tram kitchen');
  await page.getByRole('button', { name: t('change_password') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('passwords_differ'));
  await page.getByLabel(t('repeat_password')).fill('violet tram kitchen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(words(resultMessages, 'en')('demo_password'));
});

test('a student chooses a nickname by keyboard, and signs out another phone', async ({
  browser,
  baseURL,
}) => {
  const t = words(profileMessages, 'zh-hk');
  const email = 'student20@example.com';
  const [page, elsewhere] = [
    await openPhone(browser, baseURL ?? '', 'zh-hk'),
    await openPhone(browser, baseURL ?? '', 'zh-hk'),
  ];
  for (const phone of [elsewhere, page]) {
    await phone.goto('/play/sign-in');
    await signInStudent(phone, 'zh-hk', email);
    await expect(phone.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  // By role, because a page that is still loading contains a hidden copy.
  const toProfile = page.getByRole('link').and(page.getByTitle(t('title')));
  await toProfile.focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel(t('nickname'), { exact: true });
  const before = await field.inputValue();
  const save = async (nickname: string) => {
    await field.fill(nickname);
    await page.keyboard.press('Enter');
    await expect(toProfile).toContainText(nickname);
  };
  await save('阿樂');
  await page.reload();
  await expect(field).toHaveValue('阿樂');
  await save(before);

  const others = page.getByRole('button', { name: /^登出 Chrome/ });
  await expect(others.first()).toBeVisible();
  // More than one if the try before has left a phone signed in.
  for (let left = await others.count(); left > 0; left -= 1) {
    await others.first().click();
    await expect(others).toHaveCount(left - 1);
  }
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/sign-in/);
});
