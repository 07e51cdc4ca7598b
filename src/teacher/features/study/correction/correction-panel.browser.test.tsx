import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ApiReply } from '#contract/api.ts';
import { questionList } from '#parts/quiz-questions/model.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { commonReplies } from '#tests/browser/exam-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { CorrectionPanel } from './correction-panel.tsx';

const [question] = questionList.parse([
  singleQuestion('q1', { text: '1 + 1 = ?', score: 2, answers: wordAnswers('1', '*2') }),
]);
const student = {
  user_id: 7,
  student_name: '陳大文',
  student_name_eng: '',
  class_number: 4,
  is_guest: false,
  group: '',
};
const mark = (score: number) => ({ score, max_score: 10, needs_teacher: false });
const preview: ApiReply<'POST /study/correction_preview'> = {
  digest: 'looked-at',
  coursewares: [
    {
      courseware_id: 3,
      courseware_name: 'Sums',
      class_name: '4A',
      submitted: 30,
      running: 1,
      gaining: 1,
      losing: 0,
      students: [{ ...student, number: 1, before: mark(4), after: mark(6) }],
      teacher_marks: [{ ...student, user_id: 8, student_name: '李小明', score: 1.5, is_of_member: false }],
      teacher_mark_count: 1,
    },
  ],
};
const correction = {
  id: 5,
  kind: 'key' as const,
  question_id: 'q1',
  bank_question_id: null,
  title: '1 + 1 = ?',
  points: null,
  reason: 'Wrong key',
  by_name: 'Ms Wong',
  at: 1,
  taken_back_by_name: '',
  taken_back_at: null,
  courseware_count: 1,
  is_own: true,
};

let corrections: ApiReply<'GET /study/corrections'>['corrections'];
beforeEach(() => {
  corrections = [];
});

const server = {
  ...commonReplies,
  'GET /study/correction': () => ({
    data: {
      courseware_name: 'Sums',
      title: '1 + 1 = ?',
      question,
      bank_question_id: null,
      points: 2,
      coursewares: [],
    },
  }),
  'GET /study/corrections': () => ({ data: { courseware_name: 'Sums', corrections } }),
  'POST /study/correction_preview': () => ({ data: preview }),
  'POST /study/correction_apply': () => {
    corrections = [{ ...correction, state: 'applying' }];
    return { data: { id: 5 } };
  },
  'POST /study/correction_take_back': () => {
    corrections = [{ ...correction, state: 'taken_back', taken_back_at: 2, taken_back_by_name: 'Ms Wong' }];
    return { data: {} };
  },
};

const show = (replies: object = {}) =>
  showPage({
    server: { ...server, ...replies },
    show: () => <CorrectionPanel courseware_id={3} question_id="q1" />,
  });

test('changes the key, shows who gains, applies what was looked at and takes it back', async () => {
  const { sent } = await show();
  await page.getByRole('radio', { name: 'A is right' }).click();
  await page.getByLabelText('Reason').fill('Both may be meant');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.element(page.getByRole('row', { name: /陳大文 4 \/ 10 6 \/ 10/ })).toBeVisible();
  await expect.element(page.getByText(/1 gain, 0 lose, of 30 submitted/)).toBeVisible();
  await expect.element(page.getByText(/李小明: 1.5/)).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect.element(page.getByText('Being marked again')).toBeVisible();
  const input = sent.find(({ key }) => key === 'POST /study/correction_apply')?.input;
  expect(input).toMatchObject({ digest: 'looked-at', reason: 'Both may be meant', kind: 'key' });
  expect(input).toMatchObject({ question: { answers: [{ correct: true }, { correct: false }] } });
  await page.getByRole('button', { name: /Take back the correction/ }).click();
  await expect.element(page.getByText('Taken back', { exact: true })).toBeVisible();
});

test('keeps what students saw: a changed option is as before', async () => {
  await show();
  const option = page.getByRole('textbox', { name: 'Answer A', exact: true });
  await option.fill('Another text');
  await expect.element(option).toHaveValue('1');
});

test('offers no other options: Enter in the last one adds none either', async () => {
  await show();
  const options = page.getByRole('textbox', { name: /^Answer [A-E]$/ });
  await expect.element(options.last()).toBeVisible();
  const count = options.elements().length;
  expect(page.getByRole('button', { name: /^(Add answer|Remove answer)/ }).elements()).toEqual([]);
  await options.last().click();
  await userEvent.keyboard('{Enter}');
  expect(options.elements()).toHaveLength(count);
});

test('asks to look again when something has changed, and keeps what was entered', async () => {
  await show({
    'POST /study/correction_apply': () => ({ code: 40973, msg: 'Please look again', data: null }),
  });
  await page.getByRole('radio', { name: 'Give everybody the marks' }).click();
  await page.getByLabelText('Reason').fill('Too hard');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect.element(page.getByText('Please look again')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Correct it' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Reason')).toHaveValue('Too hard');
  await expect.element(page.getByRole('radio', { name: 'Give everybody the marks' })).toBeChecked();
});
