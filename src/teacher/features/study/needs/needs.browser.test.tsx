import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Language, languages } from '#contract/language.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { NeedsCard } from './needs-card.tsx';
import { NeedsView } from './needs-view.tsx';
import type { Need } from './use-needs.ts';

/** Each row says who, on what, why and how sure, with one act; what was seen goes. */

const at = new Date(2027, 0, 4, 9, 30).getTime();
const student = {
  user_id: 7,
  student_name: '陳大文',
  student_name_eng: 'Ada Chan',
  class_number: 1,
  group: 'A',
};
const base: Need = {
  reason: 'missing',
  student,
  courseware_id: 3,
  courseware_name: 'Fractions',
  type: 'diyquiz',
  class_id: 1,
  class_name: '4A',
  subject_id: 2,
  subject_name: 'Maths',
  question: null,
  evidence: { due_at: at, accepted_until: at },
  certainty: 'certain',
  action: 'extend',
  others: [],
  signs: [{ sign: 'missing:3:7', state: `${at}` }],
};
const person = (user_id: number, student_name_eng: string) => ({
  ...student,
  user_id,
  student_name_eng,
  group: '',
});
const needs: Need[] = [
  {
    ...base,
    reason: 'to_mark',
    student: null,
    courseware_name: 'Essay',
    evidence: { count: 3, since: at },
    action: 'mark',
    signs: [{ sign: 'to_mark:3:0', state: '1' }],
  },
  { ...base, others: [{ reason: 'fell', courseware_id: 4, courseware_name: 'Decimals' }] },
  {
    ...base,
    reason: 'stuck',
    student: person(8, 'Ben Lee'),
    question: { id: 'q4', number: 4 },
    evidence: { time_ms: 400_000, median_ms: 60_000, peers: 11, groupmates: 2 },
    certainty: 'likely',
    action: 'see_question',
    signs: [{ sign: 'stuck:3:8', state: '5/q4' }],
  },
  {
    ...base,
    reason: 'fell',
    student: person(9, 'Cat Ho'),
    evidence: { mean: 0.81, before_last: 0.5, last: 0.45, results: 9 },
    certainty: 'likely',
    action: 'see_student',
    signs: [{ sign: 'fell:3:9', state: '1:500/2:450' }],
  },
];
const serve = (items: readonly Need[]): FakeServer => ({
  'GET /study/needs': () => ({ data: { items, is_cut: false } }),
  'POST /study/needs_seen': () => ({ data: {} }),
});
const showView = (server: FakeServer, language: Language = 'en') =>
  showPage({
    server,
    language,
    show: () => (
      <>
        <h1 id="title">Needs</h1>
        <NeedsView scope={{ class_id: 1 }} labelledBy="title" />
      </>
    ),
  });

it('says who, on what, why and how sure, with one act each', async () => {
  await showView(serve(needs));
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(3)).toBeVisible();
  const texts = rows.elements().map(({ textContent }) => textContent ?? '');
  expect(texts[0]).toMatch(/^Essay To mark Certain.*3 submissions wait for marking, the first since .*9:30/);
  expect(texts[1]).toMatch(/Ada Chan \[A\].*Missing.*Nothing submitted; due .*9:30.*Fractions · 4A · Maths/);
  expect(texts[1]).toContain('Also: Results fell, Decimals');
  expect(texts[2]).toMatch(
    /at question 4 without an answer; the class took .*\(11 answered\) · with 2 other members of the group/,
  );
  expect(texts[3]).toContain('Last two results 50% and 45%; before that 81% on average (9 results)');
  const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href') ?? '';
  expect(hrefOf('Mark: Essay')).toContain('/study-situation-view/marking?courseware_id=3');
  expect(hrefOf('See the question: Ben Lee')).toMatch(/grid\?courseware_id=3&question_id=q4/);
  expect(hrefOf('See the student: Cat Ho')).toMatch(/personal-detail\?courseware_id=3&user_id=9/);
});

it('opens the dialog of exceptions with an own due time, and reads again after it', async () => {
  await showView(serve(needs));
  await page.getByRole('button', { name: 'Extend: Ada Chan [A]' }).click();
  const dialog = page.getByRole('dialog', { name: /Ada Chan/ });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('Own due time');
});

it('opens the reminder for the one student', async () => {
  const need: Need = { ...base, reason: 'not_started', action: 'remind' };
  const row = { ...student, is_guest: false, is_assigned: true, state: 'not_started' };
  const rows = [
    row,
    { ...row, user_id: 8, student_name: '李小明', student_name_eng: 'Ben Lee', class_number: 2 },
  ];
  const courseware = { courseware_id: 3, courseware_name: 'Fractions', due_at: at, questions: [] };
  await showView({
    ...serve([need]),
    'GET /study/grid': () => ({ data: { cursor: '', courseware, rows } }),
  });
  await page.getByRole('button', { name: 'Remind: Ada Chan [A]' }).click();
  const dialog = page.getByRole('dialog', { name: /Fractions/ });
  await expect.element(dialog.getByRole('checkbox', { name: /Ada Chan/ })).toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: /Ben Lee/ })).not.toBeChecked();
});

it('takes away what was seen, by the keyboard, with its signs and the scope of the page', async () => {
  let items: readonly Need[] = needs;
  const { sent } = await showView({
    ...serve(needs),
    'GET /study/needs': () => ({ data: { items, is_cut: false } }),
    'POST /study/needs_seen': () => {
      items = needs.slice(1);
      return { data: {} };
    },
  });
  const seen = page.getByRole('button', { name: 'Seen: Essay' });
  await expect.element(seen).toBeVisible();
  (seen.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listitem').nth(2)).toBeVisible();
  await expect.element(seen).not.toBeInTheDocument();
  const input = sent.find(({ key }) => key === 'POST /study/needs_seen')?.input;
  expect(input).toMatchObject({ class_id: 1, signs: [{ sign: 'to_mark:3:0', state: '1' }] });
  expect(document.activeElement?.tagName).toBe('UL');
});

it('says that nobody needs help, as far as results tell', async () => {
  await showView(serve([]));
  await expect.element(page.getByText('As far as results tell, nobody needs help now.')).toBeVisible();
});

it('offers another try where it could not be read', async () => {
  await showView({ 'GET /study/needs': () => ({ code: 50000, msg: 'Broken', data: null }) });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('shows six rows on Home, of each reason some, and the way to all', async () => {
  const marks = Array.from({ length: 8 }, (_, index) => ({
    ...base,
    reason: 'to_mark' as const,
    student: null,
    courseware_id: 10 + index,
    courseware_name: `Essay ${index}`,
    evidence: { count: 1, since: at },
    action: 'mark' as const,
    signs: [{ sign: `to_mark:${10 + index}:0`, state: '1' }],
  }));
  await showPage({ server: serve([...marks, ...needs.slice(1)]), show: () => <NeedsCard /> });
  await expect.element(page.getByRole('link', { name: 'All signs (11)' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(6);
  await expect.element(page.getByRole('button', { name: 'Seen: Cat Ho' })).toBeVisible();
});

it.each(languages)('has no violation of axe in %s', async (language) => {
  await showView(serve(needs), language);
  await expect.element(page.getByRole('listitem').nth(3)).toBeVisible();
  expect(await findAxeViolations(document.body, language)).toEqual([]);
});
