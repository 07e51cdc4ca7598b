import { expect, test } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { joinMessages } from '#player/features/join/messages.ts';
import { peopleMessages } from '#teacher/features/people/people-messages.ts';
import { cardMessages } from '#teacher/shared/password-cards/card-messages.ts';
import { openPhone, signInTeacher } from '#tests/e2e/support/people.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { words } from '#tests/e2e/support/words.ts';
import { profileMessages } from '#ui/profile/profile-messages.ts';

/** A student without an e-mail address gets a sign-in card, and chooses a password on a phone. */

for (const [lang, digits] of [
  ['zh-hk', '41'],
  ['en', '42'],
] as const satisfies readonly (readonly [Language, string])[])
  test(`an administrator prints a card, its student signs in by login name and chooses a password: ${lang}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const login = `s2${retryNumber()}${digits}`;
    const t = words(peopleMessages, lang);
    const card = words(cardMessages, lang);
    await signInTeacher(page, baseURL ?? '', lang, 'admin');
    await page.goto('/admin/setting?section=people');
    await page.getByRole('button', { name: t('add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('name'), { exact: false }).first().fill(`何心怡 ${login}`);
    await dialog.getByLabel(t('login_name'), { exact: true }).fill(login.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: `何心怡 ${login}` })).toBeVisible();
    await page.getByRole('button', { name: t('new_card') }).click();
    const sheet = page.getByRole('region', { name: card('cards', { count: 1 }) });
    await expect(sheet.getByRole('listitem')).toContainText(login);
    const password = await sheet.locator('dd').last().innerText();

    // Leaving the page also asks, because it would lose the card.
    await page.getByRole('button', { name: t('back') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeVisible();

    const phone = await openPhone(browser, baseURL ?? '', lang);
    const join = words(joinMessages, lang);
    const own = words(profileMessages, lang);
    await phone.goto('/play');
    await phone.getByLabel(join('email')).fill(login);
    await phone.getByLabel(join('password'), { exact: true }).fill(password);
    await phone.getByRole('button', { name: join('sign_in') }).click();
    await expect(phone.getByRole('heading', { name: own('own_password') })).toBeVisible();
    // Other addresses show the same form, and after a reload it also asks for the issued password.
    await phone.goto('/play/my/profile');
    await phone.getByLabel(own('old_password')).fill(password);
    await phone.getByLabel(own('new_password'), { exact: true }).fill(password);
    await phone.getByLabel(own('repeat_password')).fill(password);
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('alert')).toBeVisible();
    await phone.getByLabel(own('new_password'), { exact: true }).fill('violet tram kitchen');
    await phone.getByLabel(own('repeat_password')).fill('violet tram kitchen');
    await phone.getByRole('button', { name: own('change_password') }).click();
    await expect(phone.getByLabel(own('nickname'), { exact: true })).toBeVisible();

    await page.getByRole('button', { name: card('close') }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await page.getByRole('button', { name: t('back') }).click();
    await page.getByLabel(t('search')).fill(login);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').last()).toContainText(t('password_own'));
  });

test('a teacher gives a student of the class a new card', async ({ page, request, baseURL }) => {
  const card = words(cardMessages, 'en');
  const url = baseURL ?? '';
  const call = async (path: string, data: object, token = '') => {
    const reply = await request.post(`${url}/api${path}`, { data, headers: { token } });
    return (await reply.json()).data;
  };
  const { userinfo } = await call('/user/login', { username: 'admin@example.com', password: 'elearning' });
  const login_name = `s2${retryNumber()}50`;
  const student = { user_group: 'student', name: `Au Yeung ${login_name}`, login_name };
  const { id } = await call('/admin/person_add', student, userinfo.token);
  // In 4B, because other journeys count the thirty students of 4A.
  await signInTeacher(page, url, 'en', 'teacher2');
  await page.goto('/group-settings/list');
  const classes = page.getByLabel('Class', { exact: true });
  await expect(classes).toHaveValue(/\d/);
  const class_id = Number(await classes.inputValue());
  await call('/admin/class_member_add', { class_id, user_ids: [id] }, userinfo.token);
  await page.getByRole('button', { name: card('class_passwords') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(student.name).check();
  await dialog.getByRole('button', { name: card('issue') }).click();
  await expect(dialog.getByRole('listitem')).toContainText(login_name);
  await call('/admin/person_close', { id }, userinfo.token);
});
