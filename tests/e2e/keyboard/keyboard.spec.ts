import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  addActivity,
  figuresQuiz,
  findPlace,
  placeActivity,
  signInForCalls,
} from '#tests/e2e/support/furnish.ts';
import {
  chooseItem,
  chooseSubjectByKeys,
  pressOn,
  signInByKeys,
  tabTo,
  typeInto,
} from '#tests/e2e/support/keys.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** The shell and the three most used screens, by keyboard only. */

/** Picks a row up by its handle and puts it down one place higher; screen readers announce each step. */
async function moveUp(page: Page, handle: Locator): Promise<void> {
  const said = page.locator('[aria-live]').filter({ hasText: /place \d/ });
  await pressOn(page, handle, 'Space');
  await expect(said).toHaveText(/now at place/i);
  const [, place = ''] = ((await said.textContent()) ?? '').match(/place (\d+)/) ?? [];
  await page.keyboard.press('ArrowUp');
  await expect(said).toHaveText(new RegExp(`place ${Number(place) - 1} `));
  await page.keyboard.press('Space');
}

test('the unit list: create, sort, rename, delete', async ({ page, request, baseURL }) => {
  const { calendar_id, class_id } = await findPlace(await signInForCalls(request, 'teacher@example.com'));
  const { subject_list } = await (await signInForCalls(request, 'teacher@example.com'))(
    'GET /teacher/subject_list',
    { calendar_id, class_id },
  );
  const path = `/unit/list?calendar_id=${calendar_id}&class_id=${class_id}&subject_id=${subject_list.at(-1)?.id}`;
  await signInByKeys(page, baseURL ?? '', 'en', path);
  const names = page.getByRole('main').getByRole('heading', { level: 3, name: 'Keys' });
  for (const name of ['Keys one', 'Keys two']) {
    await pressOn(page, page.getByRole('button', { name: 'Create unit' }));
    await expect(page.getByRole('dialog').getByLabel('Unit name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await pressOn(page, page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').nth(1));
    await expect(names.getByText(name)).toBeVisible();
  }
  await expect(names).toHaveText(['Keys one', 'Keys two']);
  await moveUp(page, page.getByRole('button', { name: 'Move Keys two' }));
  await expect(names).toHaveText(['Keys two', 'Keys one']);

  const more = (name: string) => page.getByRole('button', { name: `More for ${name}` });
  await chooseItem(page, more('Keys one'), 'Rename');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await typeInto(page, page.getByRole('dialog').getByRole('textbox'), 'Keys three');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Keys two', 'Keys three']);
  await expect(more('Keys three')).toBeFocused();

  for (const name of ['Keys three', 'Keys two']) {
    await chooseItem(page, more(name), 'Delete');
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(names.getByText(name)).toHaveCount(0);
  }
});

test('the quiz editor: three questions, right answers, order, settings, complete', async ({
  page,
  baseURL,
}) => {
  await signInByKeys(page, baseURL ?? '', 'en', '/teacher/diy/add/diyquiz');
  await typeInto(page, page.getByRole('textbox', { name: 'App name' }), 'With keys alone');
  await chooseSubjectByKeys(page);
  const body = page.getByRole('textbox', { name: 'Question', exact: true });
  const answers = ['1', '2', '3', '4'];

  await pressOn(page, page.getByRole('button', { name: 'One answer is right' }));
  await expect(body).toBeFocused();
  await page.keyboard.type('1 + 1 = ?');
  await typeAnswers(page, answers);
  await tabTo(page, page.getByRole('radio', { name: 'A is right' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'B is right' })).toBeChecked();

  await chooseItem(
    page,
    page.getByRole('button', { name: 'Add a question of another type' }),
    'Multiple choice',
  );
  await expect(body).toBeFocused();
  await page.keyboard.type('Which are even?');
  await typeAnswers(page, answers);
  for (const letter of ['B', 'D']) {
    await pressOn(page, page.getByRole('checkbox', { name: `${letter} is right` }), 'Space');
    await expect(page.getByRole('checkbox', { name: `${letter} is right` })).toBeChecked();
  }

  await chooseItem(
    page,
    page.getByRole('button', { name: 'Add a question of another type' }),
    'Fill in the blank',
  );
  await expect(body).toBeFocused();
  await page.keyboard.type('7 × 8 = ');
  await pressOn(page, page.getByRole('button', { name: 'Insert blank' }));
  await typeInto(page, page.getByRole('textbox', { name: 'Blank 1', exact: true }), '56|fifty-six');

  const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await moveUp(page, page.getByRole('button', { name: 'Move question 3' }));
  await expect(rows).toHaveText([/1 \+ 1/, /7 × 8/, /even/]);

  // Completing fills in the form by itself; Enter then works in the dialog at once.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Complete', exact: true }));
  const dialog = page.getByRole('dialog', { name: '“With keys alone” is complete' });
  const unit = dialog.getByRole('combobox', { name: 'Put into' });
  await tabTo(page, unit);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(unit).not.toHaveValue('');
  await tabTo(page, dialog.getByRole('radio', { name: 'Put into the unit, open later' }));
  await page.keyboard.press('ArrowUp');
  await pressOn(page, dialog.getByRole('button', { name: /^Put in and open for / }));
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Join code' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch live' })).toBeFocused();
});

async function typeAnswers(page: Page, answers: readonly string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    const letter = String.fromCharCode(65 + index);
    await typeInto(page, page.getByRole('textbox', { name: `Answer ${letter}`, exact: true }), answer);
  }
}

test('the player: sign in, answer all three types, flag, review, submit', async ({
  page,
  request,
  baseURL,
}) => {
  const code = await openQuiz(request);
  const { hostname } = new URL(baseURL ?? '');
  await page
    .context()
    .addCookies([{ name: 'player_language', value: 'en', domain: hostname, path: '/play' }]);
  await page.goto(`/play/${code}`);
  await typeInto(page, page.getByLabel('Email address'), 'student24@example.com');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'elearning');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Start', exact: true }));

  const next = page.getByRole('button', { name: 'Next', exact: true });
  await pressOn(page, page.getByRole('button', { name: 'Flag', exact: true }), 'Space');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await pressOn(page, next);
  for (const index of [0, 1]) {
    await pressOn(page, page.getByRole('checkbox').nth(index), 'Space');
    await expect(page.getByRole('checkbox').nth(index)).toBeChecked();
  }
  await pressOn(page, next);
  await typeInto(page, page.getByLabel('Blank 1'), '56');
  await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Finish' }));

  await expect(page.getByRole('heading', { name: 'Before you submit' })).toBeFocused();
  await expect(page.getByText('All questions are answered.')).toBeVisible();
  const flagged = page.getByRole('button', { name: /Flagged/ }).filter({ hasText: '1 + 1' });
  await pressOn(page, flagged);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: 'Question 3' }));
  await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Finish' }));
  await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }));
  await expect(page.getByRole('heading', { name: 'All correct – wonderful!' })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'See my answers' }));
  await expect(page.getByText('Right answer').first()).toBeVisible();
});

async function openQuiz(request: APIRequestContext): Promise<string> {
  const send = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(send);
  const { id } = await send('POST /teacher/unit_add', { ...place, name: 'For the keyboard' });
  const activity = await addActivity(send, 'Three questions', figuresQuiz, place.subject_id);
  return (await placeActivity(send, id, activity, {})).code;
}

test('the shell: language, then logging out', async ({ page, baseURL }) => {
  await signInByKeys(page, baseURL ?? '', 'en', '/home');
  await chooseItem(page, page.getByRole('button', { name: /^Language/ }), '简体中文');
  await expect(page).toHaveTitle(/^首页/);
  await chooseItem(page, page.getByRole('button', { name: /^语言/ }), 'English');
  await expect(page).toHaveTitle(/^Home/);
  const account = page.getByRole('button', { name: /^Account/ });
  const dialog = page.getByRole('alertdialog', { name: 'Confirm to log out?' });
  await chooseItem(page, account, 'Log Out');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await chooseItem(page, account, 'Log Out');
  await pressOn(page, dialog.getByRole('button', { name: 'Confirm' }));
  await expect(page).toHaveURL('/login?redirect=%2Fhome');
});
