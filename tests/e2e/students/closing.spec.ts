import { attemptMessages } from '#player/features/attempt/messages.ts';
import { keptHereMessages } from '#player/features/attempt/result/kept-here-messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import {
  allOnPageQuiz,
  chooseOption,
  findRadio,
  findSaveState,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
} from '#tests/e2e/support/at-work.ts';
import { openPhone, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** When a teacher closes a courseware, the work in progress is submitted as it is. */

const lang = 'en';

test(`closing shows who is working, submits their work and tells them (${lang})`, async ({
  page: desk,
  browser,
  request,
  baseURL,
}) => {
  const name = `20 + 7 ${lang}`;
  const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, name, allOnPageQuiz, {});
  const { id } = requireFirstPlaced(placed);
  const phone = await openPhone(browser, baseURL ?? '', lang);
  const attempt = await openAndStart(phone, lang, 'student16', id);
  await chooseOption(findRadio(phone, '2'));
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();

  const { items } = await teacher('GET /teacher/courseware_search', { keyword: name });
  const t = words(coursewareMessages, lang);
  await signInTeacher(desk, baseURL ?? '', lang);
  await desk.goto(`/unit/course/list?unit_id=${items[0]?.unit_id}`);
  await desk.getByRole('button', { name: t('more', { name }) }).click();
  await desk.getByRole('menuitem', { name: t('close'), exact: true }).click();
  const dialog = desk.getByRole('alertdialog');
  await expect(dialog).toContainText('1');
  await dialog.getByRole('button', { name: t('close_and_hand_in'), exact: true }).click();

  const say = words(attemptMessages, lang);
  const tResult = words(submittedMessages, lang);
  await expect(phone.getByText(tResult('was_closed'))).toBeVisible();
  await expect(phone.getByRole('timer')).toHaveCount(0);
  await expect(phone.getByText(say('waiting'))).toHaveCount(0);
  await expect(phone.getByText(tResult('your_score'))).toBeVisible();
  await expect(desk.getByText(t('closed_handed_in', { name, count: 1 }))).toBeVisible();
  const { rows } = await teacher('GET /study/grid', { courseware_id: id });
  expect(rows.find(({ attempt_id }) => attempt_id === attempt)).toMatchObject({
    state: 'submitted',
    score: 1,
  });
});

test('a device without network learns later that the courseware was closed, and which answers were late', async ({
  browser,
  request,
  baseURL,
}) => {
  const tResult = words(submittedMessages, lang);
  const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, '20 + 8', allOnPageQuiz, {});
  const { id } = requireFirstPlaced(placed);
  const phone = await openPhone(browser, baseURL ?? '', lang);
  await openAndStart(phone, lang, 'student18', id);
  await chooseOption(findRadio(phone, '2'));
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  await phone.context().setOffline(true);
  await chooseOption(findRadio(phone, '3'));
  await expect(findSaveState(phone, lang, 'waiting')).toBeVisible();
  expect(await teacher('POST /teacher/courseware_close', { id, confirmed: true })).toEqual({ handed_in: 1 });
  await phone.context().setOffline(false);
  await expect(phone.getByText(tResult('was_closed'))).toBeVisible();
  await expect(phone.getByText(words(keptHereMessages, lang)('kept_here', { count: 1 }))).toBeVisible();
});
