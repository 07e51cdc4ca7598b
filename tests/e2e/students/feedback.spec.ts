import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import {
  allOnPageQuiz,
  chooseOption,
  findCheckbox,
  findRadio,
  findSaveState,
  openAndStart,
  type PlacingSettings,
  placeQuizzes,
  recordReplies,
  requireFirstPlaced,
  startAttempt,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { figuresQuiz } from '#tests/e2e/support/furnish.ts';
import { openPhone, signInStudent } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** Students see their marks as the teacher has set it, and nothing earlier. */

const why = '1 + 1 = 2';

test('at once: checking locks the answer and shows its mark, of this answer only', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'en';
  const t = words(viewMessages, lang);
  const { placed } = await placeQuizzes(request, '20 + 3', figuresQuiz, { feedback_rule: 'at_once' });
  const page = await openPhone(browser, baseURL ?? '', lang);
  const replies = recordReplies(page);
  await openAndStart(page, lang, 'student12', requireFirstPlaced(placed).id);
  const check = page.getByRole('button', { name: t('check'), exact: true });
  await expect(check).toBeDisabled();
  await chooseOption(findRadio(page, '3'));
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  expect(replies()).not.toContain(why);
  await check.click();
  await expect(page.getByText(t('wrong'), { exact: true })).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
  await expect(findRadio(page, '2')).toBeDisabled();

  await page.getByRole('button', { name: t('next'), exact: true }).click();
  await chooseOption(findCheckbox(page, '4'));
  await expect(check).toBeEnabled();
  await expect(page.getByText(t('right_answer'), { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(findCheckbox(page, '4')).toBeChecked();
  await page.getByRole('button', { name: t('question_number', { number: 1 }) }).click();
  await expect(findRadio(page, '3')).toBeChecked();
  await expect(findRadio(page, '3')).toBeDisabled();
  await expect(page.getByText(why)).toBeVisible();

  // The quiz's own last page lists the missing answers, so no dialog asks again.
  await page.getByRole('button', { name: t('question_number', { number: 3 }) }).click();
  await page
    .getByRole('button', { name: t('to_summary'), exact: true })
    .first()
    .click();
  await expect(page.getByText(t('answered_of', { answered: 2, count: 3 }))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('submit'), exact: true })
    .click();
  await expect(page.getByText(words(submittedMessages, lang)('your_score'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('after submitting: nothing before, then score, answers and the teacher’s comment', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'zh-hk';
  const t = words(viewMessages, lang);
  const say = words(submittedMessages, lang);
  const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, '20 + 4', allOnPageQuiz, {
    feedback_rule: 'after_submit',
  });
  const page = await openPhone(browser, baseURL ?? '', lang);
  const replies = recordReplies(page);
  const attempt = await openAndStart(page, lang, 'student12', requireFirstPlaced(placed).id);
  await chooseOption(findRadio(page, '2'));
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await expect(page.getByRole('button', { name: t('check'), exact: true })).toHaveCount(0);
  expect(replies()).not.toContain(why);
  await submitAttempt(page, lang);
  await expect(page.getByText(say('your_score'))).toBeVisible();
  await expect(page.getByText('1 / 4 分').first()).toBeVisible();
  for (const [number, result, score, max] of [
    [1, 'mark_right', 1, 1],
    [2, 'mark_wrong', 0, 2],
    [3, 'mark_wrong', 0, 1],
  ] as const) {
    const mark = say('mark_name', { number, result: say(result), score, max });
    await expect(page.getByText(mark, { exact: true })).toBeAttached();
  }
  await page.getByRole('button', { name: say('see_answers') }).click();
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByText(t('right_answer')).first()).toBeVisible();

  await expect(page.getByText(say('comment_title'))).toHaveCount(0);
  await teacher('POST /study/comment', { attempt_id: attempt, comment: '再看看第三題。' });
  await page.reload();
  await expect(page.getByText('再看看第三題。')).toBeVisible();
});

test('after the due time, and never: only ‘submitted’ until the rule allows more', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'zh-cn';
  const t = words(viewMessages, lang);
  const say = words(submittedMessages, lang);
  const later: PlacingSettings = { feedback_rule: 'after_due', due_at: Date.now() + 3_600_000 };
  const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, '20 + 5', allOnPageQuiz, later, {
    feedback_rule: 'never',
  });
  const page = await openPhone(browser, baseURL ?? '', lang);
  const replies = recordReplies(page);
  for (const [index, text] of [say('later_after_due'), say('later_never')].entries()) {
    await page.goto(`/play/do/${placed[index]?.id}`);
    if (index === 0) await signInStudent(page, lang, 'student12@example.com');
    const attempt = await startAttempt(page, lang);
    await chooseOption(findRadio(page, '2'));
    await submitAttempt(page, lang);
    await expect(page.getByText(text)).toBeVisible();
    await teacher('POST /study/comment', { attempt_id: attempt, comment: '你真棒' });
    await page.reload();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: say('see_answers') }).click();
    await expect(findRadio(page, '2')).toBeChecked();
    for (const hidden of [say('your_score'), say('comment_title'), t('right_answer'), t('right')])
      await expect(page.getByText(hidden, { exact: true })).toHaveCount(0);
  }
  for (const secret of [why, '你真棒', '"mark"', '"key"']) expect(replies()).not.toContain(secret);

  const [due] = placed;
  const settings = { ...later, due_at: Date.now() - 60_000 };
  await teacher('POST /teacher/courseware_update', { id: due?.id ?? 0, settings });
  await page.goto(`/play/do/${due?.id}`);
  await page.getByRole('button', { name: words(startMessages, lang)('see_result') }).click();
  await expect(page.getByText(say('your_score'))).toBeVisible();
  await expect(page.getByText('你真棒')).toBeVisible();
});
