import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  commonReplies,
  page as pageOf,
  paperItem,
  questionItem,
  questionResult,
} from '#tests/browser/exam-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { ExamList } from '../list/exam-list.tsx';
import { ResultsPart } from './results-part.tsx';

/** How questions did: in the rows of the list, and in the look at one of them. */

const show = (change: Parameters<typeof questionResult>[1], server: FakeServer = {}) =>
  showPage({
    server: {
      'GET /exam/question_result_detail': () => ({ data: questionResult(1, change) }),
      ...server,
    },
    show: () => <ResultsPart id={1} />,
  });

const quiz = {
  courseware_id: 7,
  courseware_name: 'Fractions',
  class_name: '4A',
  question_id: 'q3',
  answers: 24,
  facility: 0.25,
  discrimination: -0.4,
};

test('a question says how it did, what may be wrong with it, and where to look', async () => {
  await show({
    answers: 30,
    facility: 0.3,
    sign: 'key',
    mean: { facility: 0.4, discrimination: -0.4, efficiency: null },
    strong: { answers: 9, facility: 0.11 },
    quizzes: [{ ...quiz, courseware_id: 8, courseware_name: 'Small', answers: 6 }, quiz],
    other_quizzes: 1,
    newest_answers: 28,
    wrong: [{ label: 'B. 4/6', part: '', count: 17 }],
  });
  await expect
    .element(page.getByRole('note').getByText(/of 9 answers by those with 70% or more/))
    .toBeVisible();
  // The quiz that most have answered tells most.
  await expect
    .element(page.getByRole('link', { name: 'Look at the answers of Fractions' }))
    .toHaveAttribute('href', expect.stringMatching(/courseware_id=7.*question_id=.*q3/));
  await expect.element(page.getByText('30 answers', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Fractions 4A 24 25% -40%' })).toBeVisible();
  await expect.element(page.getByText('and in 1 quiz of other classes')).toBeVisible();
  await expect.element(page.getByText('17 ×')).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
});

test('one that nobody has answered says what to do, and where it waits', async () => {
  await show({ quizzes: [{ ...quiz, question_id: null, answers: 0, facility: null, discrimination: null }] });
  await expect.element(page.getByText(/Not answered yet/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Fractions 4A 0 — —' })).toBeVisible();
  await expect.element(page.getByRole('note')).not.toBeInTheDocument();
});

test('a failure is told in place, with another try', async () => {
  let isBroken = true;
  await show(
    {},
    {
      'GET /exam/question_result_detail': () =>
        isBroken ? { code: 50001, msg: 'Broken', data: null } : { data: questionResult(1) },
    },
  );
  // Not shown twice: a message over the page says it first.
  await expect.element(page.getByText('Broken').first()).toBeInTheDocument();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/Not answered yet/)).toBeVisible();
});

test('rows of the list show it once it is there', async () => {
  const server: FakeServer = {
    ...commonReplies,
    'GET /exam/question_list': () => pageOf([questionItem(1, 'One half'), questionItem(2, 'One third')]),
    'GET /exam/question_results': () => ({
      data: {
        items: [
          { id: 1, answers: 24, facility: 0.25, sign: 'key' },
          { id: 2, answers: 0, facility: null, sign: null },
        ],
      },
    }),
  };
  const { sent } = await showPage({
    server,
    show: () => <ExamList search={{}} onSearch={() => undefined} />,
  });
  const asked = () => sent.filter(({ key }) => key === 'GET /exam/question_results');
  const rows = page.getByRole('listitem');
  await expect
    .element(rows.first().getByRole('img', { name: '25% of the marks on average, 24 answers' }))
    .toBeVisible();
  await expect.element(rows.first().getByText('Key right?')).toBeVisible();
  await expect.element(rows.nth(1).getByText('n 0')).not.toBeInTheDocument();
  expect(asked().map(({ input }) => input?.['ids'])).toEqual(['1,2']);
});

test('papers ask for no results', async () => {
  const { sent } = await showPage({
    server: { ...commonReplies, 'GET /exam/paper_list': () => pageOf([paperItem(3, 'Exam')]) },
    show: () => <ExamList search={{ tab: 'papers' }} onSearch={() => undefined} />,
  });
  await expect.element(page.getByRole('button', { name: 'Exam', exact: true })).toBeVisible();
  expect(sent.map(({ key }) => key)).not.toContain('GET /exam/question_results');
});
