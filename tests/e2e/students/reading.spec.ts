import type { APIRequestContext } from '@playwright/test';
import { pageMessages } from '#parts/reading/views/page-messages.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { homeMessages } from '#player/features/home/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { settingsMessages } from '#teacher/shared/courseware-settings/settings-messages.ts';
import {
  addActivity,
  findPlace,
  placeActivity,
  type Send,
  signInForCalls,
} from '#tests/e2e/support/furnish.ts';
import { joinAsStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** Activities without marks show no points, attempts or feedback; they are opened, finished, and can be opened again. */

type Placed = { send: Send; unitId: number; coursewareId: number; code: string };

async function placeLink(request: APIRequestContext): Promise<Placed> {
  const send = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(send);
  const { id: unitId } = await send('POST /teacher/unit_add', { name: '1 + 2 + 3', ...place });
  const content = { url: 'https://water.invalid/', title: 'H2O', note: '?' };
  const activity = await addActivity(send, 'H2O', content, place.subject_id, 'link');
  const { id, code } = await placeActivity(send, unitId, activity, { attempts_allowed: 0 });
  return { send, unitId, coursewareId: id, code };
}

test('a link is opened, finished and opened again', async ({ browser, request, page, baseURL }) => {
  const lang = 'en';
  const { send, unitId, coursewareId, code } = await placeLink(request);
  const start = words(startMessages, lang);
  const work = words(attemptMessages, lang);
  const tResult = words(submittedMessages, lang);
  const link = words(pageMessages, lang);
  const student = { email: 'student21@example.com', code };
  const { context, page: phone } = await joinAsStudent(browser, baseURL ?? '', lang, student);

  await expect(phone.getByRole('heading', { name: 'H2O' })).toBeVisible();
  await expect(phone.getByText(start('fact_attempts'))).toHaveCount(0);
  await expect(phone.getByText(start('fact_feedback'))).toHaveCount(0);
  await phone.getByRole('button', { name: start('open') }).click();

  const open = phone.getByRole('link', { name: link('open_page') });
  await expect(open).toBeVisible();
  await expect(phone.getByRole('button', { name: work('submit') })).toHaveCount(0);
  const tab = context.waitForEvent('page');
  await open.click();
  await (await tab).close();
  await expect(phone.getByText(link('opened_note'))).toBeVisible();
  await expect
    .poll(async () => (await send('GET /study/grid', { courseware_id: coursewareId })).courseware.started)
    .toBe(1);
  // Waits until the time counts: only real time on the page increases it.
  await phone.waitForTimeout(1_200);
  await phone.getByRole('button', { name: work('done') }).click();

  await expect(phone.getByText(tResult('finished_note'))).toBeVisible();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expect(phone.getByRole('link', { name: link('open_again') })).toBeVisible();
  await phone.goto('/play');
  const card = phone.getByRole('link', { name: /H2O/ });
  await expect(card).toContainText(words(homeMessages, lang)('state_done'));
  await card.click();
  await expect(phone.getByRole('button', { name: start('start_again') })).toHaveCount(0);
  await phone.getByRole('button', { name: start('open_again') }).click();
  await expect(phone.getByRole('link', { name: link('open_again') })).toBeVisible();

  const { rows } = await send('GET /study/grid', { courseware_id: coursewareId });
  const row = rows.find(({ state }) => state === 'submitted');
  expect(row?.time_ms).toBeGreaterThan(1_000);

  await signInTeacher(page, baseURL ?? '', lang);
  const study = words(studyMessages, lang);
  await page.goto(`/study-situation-view/grid?courseware_id=${coursewareId}`);
  await expect(page.getByRole('columnheader', { name: study('time_on_page') })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: study('score') })).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(study('finished')) })).toHaveCount(2);
  await page.getByRole('link', { name: study('reading_report') }).click();
  await expect(page.getByRole('heading', { name: study('item_analysis') })).toHaveCount(0);

  await page.goto(`/unit/course/list?unit_id=${unitId}`);
  const course = words(coursewareMessages, lang);
  await expect(page.getByText(course('finished', { submitted: 1, assigned: 30 }))).toBeVisible();
  await page.getByRole('button', { name: course('settings_named', { name: 'H2O' }) }).click();
  const settings = words(settingsMessages, lang);
  await expect(page.getByText(settings('allow_guests'), { exact: true }).last()).toBeVisible();
  for (const key of ['attempts_allowed', 'has_time_limit', 'shuffle', 'feedback_rule'] as const) {
    await expect(page.getByText(settings(key), { exact: true })).toHaveCount(0);
  }
  await context.close();
});
