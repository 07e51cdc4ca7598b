import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { playerMessages } from '#player/shared/messages.ts';
import { exceptionMessages } from '#teacher/features/study/exceptions/exception-messages.ts';
import {
  allOnPageQuiz,
  chooseOption,
  findRadio,
  findSaveState,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { openPhone, signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** One student gets extra time during the work, another is excused, and a third gets the work returned. */

const [lang, students] = ['en', ['student24', 'student25', 'student26']] as const;

test(`more time, excused and returned show on the grid and on the devices (${lang})`, async ({
  page: desk,
  browser,
  request,
  baseURL,
}) => {
  const [slow, absent, hasty] = students;
  const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, `20 + 9 ${lang}`, allOnPageQuiz, {
    time_limit_minutes: 5,
  });
  const { id } = requireFirstPlaced(placed);
  const t = words(exceptionMessages, lang);
  const say = words(submittedMessages, lang);
  const phoneOf = () => openPhone(browser, baseURL ?? '', lang);

  const hastyPhone = await phoneOf();
  await openAndStart(hastyPhone, lang, hasty, id);
  await chooseOption(findRadio(hastyPhone, '3'));
  await expect(findSaveState(hastyPhone, lang, 'saved')).toBeVisible();
  await submitAttempt(hastyPhone, lang);
  await expect(hastyPhone.getByText(say('your_score'))).toBeVisible();

  const slowPhone = await phoneOf();
  await openAndStart(slowPhone, lang, slow, id);
  await expect(slowPhone.getByRole('timer')).toContainText(/^[45]:/);

  await signInTeacher(desk, baseURL ?? '', lang);
  await desk.goto(`/study-situation-view/grid?courseware_id=${id}`);
  const { rows } = await teacher('GET /study/grid', { courseware_id: id });
  const nameOf = (email: string) => {
    const number = Number(email.slice(-2));
    const row = rows.find(({ class_number }) => class_number === number);
    if (!row) throw new Error(`The class has no number ${number}`);
    return { number, name: row.student_name_eng || row.student_name };
  };
  const rowOf = (email: string) => desk.getByRole('row').filter({ hasText: nameOf(email).name });
  const dialog = desk.getByRole('dialog');
  const apply = async () => {
    await dialog.getByRole('button', { name: t('apply') }).click();
    await expect(dialog).toHaveCount(0);
  };

  await rowOf(slow).getByRole('button').click();
  await dialog.getByLabel(t('minutes')).fill('10');
  await apply();
  await expect(rowOf(slow).getByText(t('mark_minutes', { count: 10 }))).toBeVisible();
  await expect(slowPhone.getByRole('timer')).toContainText(/^1[45]:/);

  await desk.getByRole('button', { name: t('exceptions'), exact: true }).click();
  await dialog.getByRole('checkbox', { name: nameOf(absent).name }).check();
  await dialog.getByRole('radio', { name: t('excuse'), exact: true }).check();
  await apply();
  await expect(rowOf(absent).getByText(t('excused')).first()).toBeVisible();

  await rowOf(hasty).getByRole('button').click();
  await dialog.getByRole('radio', { name: t('return'), exact: true }).check();
  await apply().catch(() => undefined);
  await expect(dialog.getByText(t('message_required'))).toBeVisible();
  await dialog.getByLabel(t('message')).fill('1 + 1 ≠ 3');
  await apply();
  await expect(rowOf(hasty).getByText(t('mark_returned'))).toBeVisible();

  const absentPhone = await phoneOf();
  await absentPhone.goto(`/play/do/${id}`);
  await signInStudent(absentPhone, lang, `${absent}@example.com`);
  await expect(absentPhone.getByText(words(startMessages, lang)('excused'))).toBeVisible();

  await hastyPhone.reload();
  await expect(hastyPhone.getByText(words(playerMessages, lang)('returned'))).toBeVisible();
  await expect(hastyPhone.getByText('1 + 1 ≠ 3')).toBeVisible();
  await chooseOption(findRadio(hastyPhone, '2'));
  await expect(findSaveState(hastyPhone, lang, 'saved')).toBeVisible();
  await submitAttempt(hastyPhone, lang);
  await expect(hastyPhone.getByText(say('your_score'))).toBeVisible();
  await expect(rowOf(hasty).getByText(t('mark_again'))).toBeVisible();

  const { courseware } = await teacher('GET /study/grid', { courseware_id: id });
  const { items } = await teacher('GET /study/list', { keyword: `20 + 9 ${lang}` });
  const counts = { assigned: rows.length - 1, started: 2, submitted: 1 };
  expect(courseware).toMatchObject(counts);
  expect(items[0]).toMatchObject(counts);
});
