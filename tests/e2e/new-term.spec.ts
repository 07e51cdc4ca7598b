import { expect, test } from '@playwright/test';
import { classMessages } from '#teacher/features/classes/class-messages.ts';
import { newTermMessages } from '#teacher/features/roll-over/new-term-messages.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { words } from '#tests/e2e/support/words.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';

/** An administrator adds a class with a teacher, previews and makes the next school year, and undoes it. */

// Not in parallel, because a school makes one new school year at a time.
test.describe.configure({ mode: 'serial' });

const lang = 'en';
const stem = '6Y';

test(`a new class, its teacher, and a new school year in ${lang}`, async ({ page, baseURL }) => {
  const name = `${stem}${retryNumber()}`;
  const classes = words(classMessages, lang);
  const terms = words(newTermMessages, lang);
  const common = words(commonMessages, lang);
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  await signInTeacher(page, baseURL ?? '', lang, 'admin');

  await page.goto('/admin/setting?section=classes');
  await button(classes('add_class')).click();
  await page.getByLabel(classes('name')).fill(name);
  await page.getByRole('dialog').getByLabel(classes('grade')).selectOption('6');
  await button(common('save')).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel(classes('subject')).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: classes('teacher') }).fill('teacher2@');
  await page.getByRole('option', { name: /teacher2@/ }).click();
  await button(classes('add_teaching')).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1);

  await page.goto('/admin/setting?section=new_term');
  await page.getByLabel(terms('becomes_of', { name })).selectOption('leaves');
  await page.getByLabel(terms('new_name_of', { name: '4B' })).fill('5C');
  await button(terms('preview')).click();
  await expect(page.getByText(terms('make'))).toBeVisible();
  await button(terms('make')).click();
  await expect(button(common('undo'))).toBeEnabled();
  await page.goto('/admin/setting?section=terms');
  const made = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await made.first().getByRole('link').click();
  await expect(page.getByRole('link', { name: '5C', exact: true })).toBeVisible();

  await page.goto('/admin/setting?section=new_term');
  await button(common('undo')).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click();
  await expect(button(terms('preview'))).toBeVisible();
  await page.goto('/admin/setting?section=classes');
  await page.getByRole('link', { name, exact: true }).click();
  await button(classes('delete_class', { name })).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: classes('classes'), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});
