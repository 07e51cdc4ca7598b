import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ApiReply } from '#contract/api.ts';
import { AnswerGallery } from '#teacher/features/study/files/answer-gallery.tsx';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { DrawnTable } from './drawn-table.tsx';
import { QuestionFlags } from './question-flags.tsx';
import { QuestionLabels } from './question-labels.tsx';
import { ItemAnalysisTable, StatisticsCards } from './question-statistics.tsx';

/** The figures of a question: with their errors, and in words what stands out. */

type QuestionDetail = ApiReply<'GET /study/question_detail'>;

const statistics = {
  attempts: 25,
  facility_index: 0.5,
  standard_deviation: 0.4,
  discrimination_index: -0.6,
  discriminative_efficiency: -0.7,
  intended_weight: 0.2,
  effective_weight: 0.1,
};

const detail = {
  courseware: { courseware_id: 3, max_score: 10, questions: [] },
  question_id: 'q1',
  median_time_ms: 61_000,
  whole: { consistency: 0.75, standard_error: 0.12 },
  labels: { dimension: 'Number', level: 'high' },
  all: [
    { ...statistics, question_id: 'q1', title: '1 + 1', max_score: 2 },
    { ...statistics, attempts: 4, question_id: 'q2', title: '1 + 2', max_score: 2 },
  ],
} as unknown as QuestionDetail;

it('gives facility and discrimination with their errors, and that of a total', async () => {
  const cards = (showsMore: boolean) => (
    <StatisticsCards detail={detail} statistics={statistics} max_score={2} showsMore={showsMore} />
  );
  await showPage({
    server: {},
    show: () => (
      <>
        <div data-testid="few">{cards(false)}</div>
        <div data-testid="all">{cards(true)}</div>
      </>
    ),
  });
  const cardsOf = (which: string) => [...page.getByTestId(which).element().querySelectorAll('dl > div')];
  const valuesOf = (which: string) =>
    cardsOf(which).map((card) => `${card.children[0]?.textContent}: ${card.children[1]?.textContent}`);
  await expect.element(page.getByTestId('few')).toBeVisible();
  expect(valuesOf('few')).toContain('Class average: 50% ± 8%');
  expect(valuesOf('all')).toContain('Discrimination index: -60% ± 17%');
  expect(valuesOf('all')).toContain('Internal consistency: 75% ');
  expect(valuesOf('all')).toContain('Standard error of a total: ± 1.2 / 10 ');
  expect(valuesOf('few')).toHaveLength(3);
});

it('says in words what stands out, also beside the other questions, and what a question assesses', async () => {
  await showPage({
    server: {},
    show: () => (
      <>
        <h1>Question 1</h1>
        <QuestionLabels detail={detail} />
        <QuestionFlags statistics={statistics} />
        <QuestionFlags statistics={{ ...statistics, attempts: 4 }} />
        <ItemAnalysisTable detail={detail} showsMore={false} />
      </>
    ),
  });
  await expect.element(page.getByText('Assesses: Number, level High')).toBeVisible();
  const wrong = page.getByText('Those who know the rest got this wrong: check the key.');
  await expect.element(wrong.first()).toBeVisible();
  await expect.element(page.getByText('Too few answers to say more: it takes 10.')).toBeVisible();
  const rows = page.getByRole('table').getByRole('row').elements();
  expect(rows[1]?.textContent).toContain('check the key');
  // That too few have answered is not said of each row.
  expect(rows[2]?.textContent).not.toContain('Too few');
  expect(await findAxeViolations(document.body)).toEqual([]);
});

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('shows what was handed in with a question as a gallery, and no gallery without', async () => {
  const student = (user_id: number, files: readonly object[]) => ({
    user_id,
    student_name: `學生${user_id}`,
    student_name_eng: `Student ${user_id}`,
    class_number: user_id,
    group: '',
    attempt_id: user_id === 2 ? 1 : user_id,
    files,
    ...(user_id < 3 && { shared: { name: 'Blue' } }),
  });
  const photo = { id: 9, url: pixel, name: 'Ada.png', mime: 'image/png', bytes: 1 };
  const sheet = { id: 8, url: '/8', name: 'sum.pdf', mime: 'application/pdf', bytes: 1 };
  const ofClass = (files: readonly object[]) =>
    ({
      question_id: 'q1',
      students: [student(1, files), student(2, files), student(3, [sheet])],
    }) as unknown as QuestionDetail;
  await showPage({
    server: {},
    show: () => (
      <>
        <h1>Question 1</h1>
        <AnswerGallery detail={ofClass([photo])} />
        <AnswerGallery detail={ofClass([])} />
      </>
    ),
  });
  // The two of a group have handed in one file.
  await expect.element(page.getByRole('button', { name: 'Photo 1 · Blue' })).toBeVisible();
  expect(page.getByRole('region').elements()).toHaveLength(1);
  expect(
    page
      .getByRole('heading')
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(['Question 1', 'Photos, videos and recordings']);
  await page.getByRole('button', { name: 'Hide names' }).click();
  await expect.element(page.getByRole('button', { name: 'Photo 1', exact: true })).toBeVisible();
});

it('compares the questions of the bank, each with a link to where it stood', async () => {
  const drawn = [
    { ...statistics, bank_question_id: 7, title: 'Rivers' },
    { ...statistics, attempts: 2, discrimination_index: null, bank_question_id: 8, title: 'Seas' },
  ];
  const places = [7, 8].map((id) => ({
    attempt_id: 1,
    question_id: `exam.${id}`,
    bank_question_id: id,
    title: '',
  }));
  await showPage({
    server: { 'GET /study/item_analysis': () => ({ data: { questions: [], drawn, places } }) },
    show: () => (
      <>
        <h1>Question 1</h1>
        <DrawnTable coursewareId={3} />
      </>
    ),
  });
  await expect.element(page.getByRole('heading', { name: 'Questions drawn from the bank' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row').elements();
  const cellsOf = (row: Element | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent);
  expect(cellsOf(rows[1])).toEqual([
    'RiversThose who know the rest got this wrong: check the key.',
    '25',
    '50% ± 8%',
    '-60% ± 17%',
  ]);
  expect(cellsOf(rows[2])).toEqual(['Seas', '2', '50% ± 28%', '— ']);
  await expect
    .element(page.getByRole('link', { name: 'Seas' }))
    .toHaveAttribute('href', '/study-situation-view/question-detail?courseware_id=3&question_id=exam.8');
  expect(await findAxeViolations(document.body)).toEqual([]);
});
