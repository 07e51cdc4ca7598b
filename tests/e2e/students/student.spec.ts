import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { request as requests } from '@playwright/test';
import { playerTokenCookie } from '#contract/limits.ts';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { joinMessages } from '#player/features/join/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { personMessages } from '#teacher/shared/people/person-name.tsx';
import { startServerProcess } from '#tests/durability/server-process.ts';
import {
  allOnPageQuiz,
  chooseOption,
  findCheckbox,
  findRadio,
  findSaveState,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
  type SendCall,
  startAttempt,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { beginAndAnswer, figuresQuiz, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { openPhone, signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { moveAttemptBack, readState } from '#tests/e2e/support/stored-attempts.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';

/** Students at work: they can join in all ways, and none of their answers is lost or doubled. */

/** The responses of an attempt on the server, by question. */
async function readResponses(send: SendCall, attempt: number): Promise<Record<string, unknown>> {
  const { answers } = await send('GET /play/attempt', { id: attempt });
  expect(new Set(answers.map(({ question_id }) => question_id)).size).toBe(answers.length);
  return Object.fromEntries(answers.map(({ question_id, response }) => [question_id, response]));
}

test('joining: a typed code, a wrong code, and a refused teacher’s account', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'zh-hk';
  const t = words(joinMessages, lang);
  const code = requireFirstPlaced(
    (await placeQuizzes(request, '20 + 1', figuresQuiz, {})).placed,
  ).code.toLowerCase();
  const page = await openPhone(browser, baseURL ?? '', lang);
  await page.goto('/play/');
  await signInStudent(page, lang, 'teacher@example.com');
  await expect(page.getByRole('alert')).toContainText(t('for_teachers'));
  await expect(page.getByRole('link', { name: t('to_teacher_app') })).toHaveAttribute('href', '/');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(playerTokenCookie);

  await signInStudent(page, lang, 'student11@example.com');
  await page.waitForURL(/\/play\/?$/);
  const enter = async (typed: string) => {
    await page.getByLabel(t('code')).fill(typed);
    await page.getByRole('button', { name: t('code_go'), exact: true }).click();
  };
  await enter('zzz 000');
  await expect(page.getByRole('heading', { name: t('unknown_code_title') })).toBeVisible();
  await enter(` ${code.slice(0, 2)} ${code.slice(2, 4)}-${code.slice(4)} `);
  await expect(page.getByRole('heading', { level: 1, name: '20 + 1' })).toBeVisible();
  await startAttempt(page, lang);
  await expect(page.getByText('1 + 1 = ?')).toBeVisible();
});

test('guests take part with a name where the teacher allows it, and are listed as guests', async ({
  page: desk,
  browser,
  request,
  baseURL,
}) => {
  const lang = 'zh-cn';
  const t = words(joinMessages, lang);
  const { placed } = await placeQuizzes(request, '20 + 2', figuresQuiz, { allow_guests: true }, {});
  const [open, closed] = placed;
  const page = await openPhone(browser, baseURL ?? '', lang);
  await page.goto(`/play/${closed?.code}`);
  await expect(page.getByLabel(t('email'))).toBeVisible();
  await expect(page.getByLabel(t('guest_name'))).toHaveCount(0);

  await page.goto(`/play/${open?.code}`);
  const goButton = page.getByRole('button', { name: t('guest_go'), exact: true });
  await goButton.click();
  await expect(page.getByText(t('guest_name_required'))).toBeVisible();
  await page.getByLabel(t('guest_name')).fill('小明');
  await goButton.click();
  await startAttempt(page, lang);
  await chooseOption(findRadio(page, '2'));
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();

  await signInTeacher(desk, baseURL ?? '', lang);
  await desk.goto(`/study-situation-view/grid?courseware_id=${open?.id}`);
  const study = words(studyMessages, lang);
  const row = desk.getByRole('row').filter({ hasText: '小明' });
  await expect(row.getByRole('rowheader')).toContainText(words(personMessages, lang)('guest'));
  await expect(row.getByText(study('in_progress'))).toBeVisible();
  // The guest may not open another courseware of the same class.
  await page.goto(`/play/do/${closed?.id}`);
  await expect(page.getByRole('alert')).toContainText(words(resultMessages, lang)('not_found'));
  await expect(page.getByRole('button', { name: words(startMessages, lang)('start') })).toHaveCount(0);

  // After being removed, the guest is signed out at the next step, and the grid updates by itself.
  await row.getByRole('button', { name: study('remove_guest_named', { name: '小明' }) }).click();
  await expect(desk.getByRole('alertdialog')).toContainText(study('remove_guest_text'));
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: study('remove_guests_confirm') })
    .click();
  await expect(row).toHaveCount(0);
  await page.goto(`/play/do/${open?.id}`);
  await expect(page.getByLabel(t('email'))).toBeVisible();
});

test('two devices: each shows the other’s saves, the last edit wins, nothing is doubled', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'en';
  const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, '20 + 6', allOnPageQuiz, {});
  const { id } = requireFirstPlaced(placed);
  const student = await signInForCalls(request, 'student13@example.com');
  const phone = await openPhone(browser, baseURL ?? '', lang);
  const tablet = await openPhone(browser, baseURL ?? '', lang);
  const attempt = await openAndStart(phone, lang, 'student13', id);
  await chooseOption(findRadio(phone, '1'));
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();

  await tablet.goto(`/play/attempt/${attempt}`);
  await signInStudent(tablet, lang, 'student13@example.com');
  await expect(findRadio(tablet, '1')).toBeChecked();
  await chooseOption(findRadio(tablet, '3'));
  await chooseOption(findCheckbox(tablet, '4'));
  await expect(findSaveState(tablet, lang, 'saved')).toBeVisible();
  await phone.reload();
  await expect(findRadio(phone, '3')).toBeChecked();
  await expect(findCheckbox(phone, '4')).toBeChecked();

  // The offline answer is older but sent later: the newer edit of the other device stays.
  await phone.context().setOffline(true);
  await chooseOption(findRadio(phone, '1'));
  await expect(findSaveState(phone, lang, 'waiting')).toBeVisible();
  await chooseOption(findRadio(tablet, '2'));
  await expect.poll(async () => (await readResponses(student, attempt))['q1']).toEqual({ option: 'b' });
  await phone.context().setOffline(false);
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  await expect(findRadio(phone, '2')).toBeChecked();

  // The offline answer is newer: it stays, although its device had not seen the other edit.
  await phone.context().setOffline(true);
  await chooseOption(findRadio(tablet, '3'));
  await expect.poll(async () => (await readResponses(student, attempt))['q1']).toEqual({ option: 'c' });
  // Waits, because edits are numbered by tenths of a second, and people need longer to change devices.
  await sleep(500);
  await chooseOption(findRadio(phone, '1'));
  await expect(findSaveState(phone, lang, 'waiting')).toBeVisible();
  await phone.context().setOffline(false);
  await expect.poll(async () => (await readResponses(student, attempt))['q1']).toEqual({ option: 'a' });
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();

  // The reply to a save is lost: the save is sent again, and stored once.
  let lost = 0;
  await phone.route(/\/api\/play\/save\?/, async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await phone.getByLabel(words(viewMessages, lang)('blank_label', { number: 1 })).fill('56');
  await expect.poll(() => lost).toBe(2);
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  expect(await readResponses(student, attempt)).toEqual({
    q1: { option: 'a' },
    q2: { options: ['b'] },
    q3: { blanks: { b1: '56' } },
  });
  const { rows } = await teacher('GET /study/grid', { courseware_id: id });
  expect(rows.filter(({ attempt_id }) => attempt_id !== null)).toMatchObject([
    { attempt_id: attempt, attempts: 1, cells: { length: 3 } },
  ]);
});

test('a server that is killed while a student works: all answers arrive, once', async ({ browser }) => {
  const lang = 'zh-hk';
  const dataDir = await makeDataFolder();
  let server = await startServerProcess(dataDir, { fillsDemo: true });
  try {
    const request = await requests.newContext({ baseURL: server.origin });
    const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, '20 + 7', allOnPageQuiz, {});
    const { id } = requireFirstPlaced(placed);
    const page = await openPhone(browser, server.origin, lang);
    const attempt = await openAndStart(page, lang, 'student14', id);
    await chooseOption(findRadio(page, '2'));
    await expect(findSaveState(page, lang, 'saved')).toBeVisible();
    await server.kill();
    await chooseOption(findCheckbox(page, '2'));
    await chooseOption(findCheckbox(page, '4'));
    await page.getByLabel(words(viewMessages, lang)('blank_label', { number: 1 })).fill('56');
    await expect(findSaveState(page, lang, 'waiting')).toBeVisible();

    server = await startServerProcess(dataDir, { port: server.port });
    await expect(findSaveState(page, lang, 'saved')).toBeVisible({ timeout: 40_000 });
    expect(await readResponses(await signInForCalls(request, 'student14@example.com'), attempt)).toEqual({
      q1: { option: 'b' },
      q2: { options: ['a', 'b'] },
      q3: { blanks: { b1: '56' } },
    });
    await submitAttempt(page, lang);
    await expect(page.getByText(words(submittedMessages, lang)('done_full'))).toBeVisible();
    const { rows } = await teacher('GET /study/grid', { courseware_id: id });
    expect(rows.filter(({ attempts }) => attempts > 0)).toMatchObject([{ attempts: 1, score: 4 }]);
    await page.context().close();
    await request.dispose();
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('the time limit is the server’s, whatever the device’s clock says', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'zh-hk';
  const say = words(submittedMessages, lang);
  const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, '20 + 8', allOnPageQuiz, {
    time_limit_minutes: 1,
  });
  const { id } = requireFirstPlaced(placed);
  const page = await openPhone(browser, baseURL ?? '', lang);
  await page.clock.install({ time: Date.now() - 5 * 3_600_000 });
  const attempt = await openAndStart(page, lang, 'student15', id);
  await chooseOption(findRadio(page, '2'));
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^0:[45]\d$/);
  moveAttemptBack(attempt, 50_000);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^0:0\d$/);
  await expect(page.getByText(say('time_was_up'))).toBeVisible();
  await expect(page.getByText(say('your_score'))).toBeVisible();
  await expect(page.getByText('1 / 4 分').first()).toBeVisible();

  // Another student's time runs out while no page is open.
  const absent = await signInForCalls(request, 'student16@example.com');
  const left = await beginAndAnswer(absent, id, { q1: { option: 'b' } }, 'go on');
  moveAttemptBack(left, 120_000);
  await expect.poll(() => readState(left)).toBe('submitted');
  const { rows } = await teacher('GET /study/grid', { courseware_id: id });
  expect(rows.filter(({ attempts }) => attempts > 0)).toMatchObject([
    { state: 'submitted', score: 1 },
    { state: 'submitted', score: 1 },
  ]);
});

test('a session that ends in the middle: sign in again, on the same page, with every answer', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'zh-cn';
  const { placed } = await placeQuizzes(request, '20 + 9', allOnPageQuiz, {});
  const page = await openPhone(browser, baseURL ?? '', lang);
  const attempt = await openAndStart(page, lang, 'student17', requireFirstPlaced(placed).id);
  await chooseOption(findRadio(page, '1'));
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === playerTokenCookie)?.value ?? '';
  await request.post('/api/user/logout', { headers: { token }, data: {} });

  // Not `check`, because the page may go to the sign-in before Playwright can see the box checked.
  await findRadio(page, '2').click({ force: true });
  await expect(page.getByText(words(joinMessages, lang)('ended_expired'))).toBeVisible();
  await signInStudent(page, lang, 'student17@example.com');
  await expect(page).toHaveURL(`/play/attempt/${attempt}`);
  await expect(findRadio(page, '2')).toBeChecked();
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  const student = await signInForCalls(request, 'student17@example.com');
  expect(await readResponses(student, attempt)).toEqual({ q1: { option: 'b' } });
});
