import { expect, test } from '@playwright/test';
import { groupMessages } from '#teacher/features/groups/messages.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { findAxeViolations } from './support/find-axe-violations.ts';

/** Groups are made, split, moved by mouse and by keys, shown beside names, deleted and restored. */

test('a class is split into groups', async ({ page, baseURL }) => {
  const t = words(groupMessages, 'en');
  await signInTeacher(page, baseURL ?? '', 'en');
  await page.goto('/group-settings/list');
  // Adds a set after those of the demo school, because the first set is shown beside names in lists.
  await page.getByRole('button', { name: t('new_set') }).click();
  await page.getByRole('dialog').getByLabel(t('name')).fill('Tables');
  await page.getByRole('button', { name: t('create'), exact: true }).click();
  const unassigned = page.getByRole('region', { name: t('unassigned') });
  const groupOf = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(unassigned.getByRole('listitem')).toHaveCount(30);

  await page.getByRole('button', { name: t('split') }).click();
  await page.getByRole('button', { name: t('split_title'), exact: true }).click();
  await expect(unassigned.getByRole('listitem')).toHaveCount(0);
  await expect(groupOf('Group 8')).toBeVisible();
  await expect(groupOf('Group 1').getByRole('listitem')).toHaveCount(4);

  const student = groupOf('Group 1').getByRole('listitem').first().getByRole('button').first();
  const name = (await student.locator('span').last().textContent()) ?? '';
  const inGroup = (group: string) => groupOf(group).getByText(name, { exact: true });
  await student.focus();
  const announcement = page.getByRole('status').filter({ hasText: name });
  await page.keyboard.press('Space');
  await expect(announcement).toHaveText(new RegExp(`^${name}`));
  await page.keyboard.press('ArrowRight');
  await expect(announcement).toHaveText(t('over', { name, group: 'Group 2' }));
  await page.keyboard.press('Space');
  await expect(inGroup('Group 2')).toBeVisible();
  await inGroup('Group 2').hover();
  await page.mouse.down();
  const target = await groupOf('Group 1').boundingBox();
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 60, { steps: 8 });
  await page.mouse.up();
  await expect(inGroup('Group 1')).toBeVisible();
  await groupOf('Group 1')
    .getByRole('button', { name: /the leader/ })
    .first()
    .click();
  await expect(groupOf('Group 1').getByRole('button', { pressed: true })).toHaveCount(1);
  expect(await findAxeViolations(page)).toEqual([]);

  await page.reload();
  await expect(groupOf('Group 1').getByRole('button', { pressed: true })).toHaveCount(1);
  await page.getByRole('button', { name: t('history') }).click();
  await expect(page.getByText(t('cause_random'))).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('more') }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(groupOf('Group 1').getByRole('listitem')).toHaveCount(4);
});
