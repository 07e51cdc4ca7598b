import type { APIRequestContext, Page } from '@playwright/test';
import { classMessages } from '#activities/cardsend/class/class-messages.ts';
import { createEmptyWall, type Wall } from '#activities/cardsend/model.ts';
import { playerMessages } from '#activities/cardsend/player/player-messages.ts';
import { wallMessages } from '#activities/cardsend/wall/wall-messages.ts';

import { startMessages } from '#player/features/start/messages.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { addActivity, findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { joinAsStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** A wall with approval: two students on their phones, their teacher, and a projector. */

async function placeWall(request: APIRequestContext): Promise<{ id: number; code: string }> {
  const send = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(send);
  const { id: unitId } = await send('POST /teacher/unit_add', { name: 'Rain', ...place });
  const content: Wall = {
    ...createEmptyWall(),
    prompt: 'H2O?',
    columns: [
      { id: 'a', name: 'A', colour: 'green' },
      { id: 'b', name: 'B', colour: 'yellow' },
    ],
    needs_approval: true,
  };
  const activity = await addActivity(send, 'Wall', content, place.subject_id, 'cardsend');
  return placeActivity(send, unitId, activity, { attempts_allowed: 0 });
}

const cardOf = (page: Page, text: string) => page.locator('[data-card]').filter({ hasText: text });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const [lang, first, second] = ['zh-hk', 'student22@example.com', 'student23@example.com'] as const;

test(`cards wait, are approved, liked and projected (${lang})`, async ({
  browser,
  request,
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { id, code } = await placeWall(request);
  const [t, teacherT, wallT] = [
    words(playerMessages, lang),
    words(classMessages, lang),
    words(wallMessages, lang),
  ];
  const open = async (email: string) => {
    const { page: phone } = await joinAsStudent(browser, origin, lang, { email, code });
    await phone.getByRole('button', { name: words(startMessages, lang)('open') }).click();
    await expect(phone.getByLabel(t('your_card'))).toBeVisible();
    return phone;
  };
  const author = await open(first);
  const classmate = await open(second);
  await signInTeacher(page, origin, lang);
  await page.goto(`/study-situation-view/class?courseware_id=${id}`);
  const projector = await page.context().newPage();
  await projector.goto(`/study-situation-view/class?courseware_id=${id}&projector=1`);
  await expect(projector.getByText('H2O?')).toBeVisible();
  await expect(projector.getByRole('img', { name: /\/play\// })).toBeVisible();

  await author
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await expect(author.getByAltText(t('chosen_picture'))).toBeVisible();
  await author.getByLabel(t('your_card')).fill('Rain makes rivers');
  await author.getByRole('button', { name: t('send'), exact: true }).click();
  await expect(cardOf(author, 'Rain makes rivers')).toContainText(wallT('waiting'));
  await author.getByLabel(t('your_card')).fill('A second card');
  await author.getByRole('button', { name: t('send'), exact: true }).click();

  const waiting = cardOf(page, 'Rain makes rivers');
  await expect(waiting).toContainText(teacherT('waits'));
  await expect(waiting.getByRole('img').first()).toBeVisible();
  await expect(cardOf(projector, 'Rain makes rivers')).toHaveCount(0);
  await expect(cardOf(classmate, 'Rain makes rivers')).toHaveCount(0);
  await waiting.getByRole('button', { name: teacherT('approve'), exact: true }).click();
  await expect(cardOf(projector, 'Rain makes rivers')).toBeVisible();
  await expect(cardOf(projector, 'A second card')).toHaveCount(0);
  const seen = cardOf(classmate, 'Rain makes rivers');
  await expect(seen).toBeVisible();
  await expect
    .poll(() =>
      seen
        .getByRole('img')
        .first()
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await seen.getByRole('button', { name: wallT('like') }).click();
  await expect(waiting.getByRole('img', { name: wallT('likes', { count: 1 }) })).toBeVisible();

  await page.getByRole('button', { name: teacherT('approve_all') }).click();
  await expect(cardOf(projector, 'A second card')).toBeVisible();
  // Moves the newest card, which is at the top, one step down and then into the next column.
  const handle = cardOf(page, 'A second card').getByRole('button', { name: teacherT('move') });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-card]').first()).toContainText('Rain makes rivers');
  await page.keyboard.press('ArrowRight');
  await expect(projector.locator('[data-column=b]')).toContainText('A second card');

  await cardOf(page, 'A second card')
    .getByRole('button', { name: teacherT('remove'), exact: true })
    .click();
  await expect(cardOf(projector, 'A second card')).toHaveCount(0);
  await page.getByRole('button', { name: teacherT('undo') }).click();
  await expect(cardOf(projector, 'A second card')).toBeVisible();
  await page.getByRole('switch', { name: teacherT('freeze') }).press('Space');
  await expect(author.getByText(t('frozen'))).toBeVisible();
  for (const shown of [page, projector, author]) expect(await findAxeViolations(shown)).toEqual([]);
});
