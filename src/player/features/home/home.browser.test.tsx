import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HomePage } from '#player/pages/home-page.tsx';
import { restoreSession } from '#player/session.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { clearToken } from '#ui/api/session-token.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';

/** A student's home shows the activities to do first, also on a telephone. */

const student = { id: 3, name: 'Ann', isGuest: false } as never;

const item = (courseware_id: number, name: string, part: object = {}) => ({
  courseware_id,
  name,
  type: 'diyquiz',
  is_marked: true,
  icon: '',
  unit_id: courseware_id % 3,
  unit_name: 'Unit',
  subject_name: 'Maths',
  subject_colour: 'harbour',
  class_name: '4A',
  open_at: null,
  opened_at: null,
  due_at: null,
  blocked: null,
  question_count: 5,
  max_score: 10,
  attempts_allowed: 1,
  time_limit_minutes: null,
  feedback_rule: 'after_submit',
  waits_for_class: false,
  marks_held: false,
  attempts: [],
  ...part,
});

const createSubmittedAttempt = (at: number) => ({
  attempts: [
    { id: at, number: 1, state: 'submitted', started_at: 0, submitted_at: at, score: 5, max_score: 10 },
  ],
});

const createNews = (kind: string, courseware_id: number, name: string, part: object = {}) => ({
  kind,
  courseware_id,
  attempt_id: kind === 'opened' ? null : courseware_id,
  name,
  type: 'diyquiz',
  icon: '',
  unit_name: 'Unit',
  subject_name: 'Maths',
  subject_colour: 'harbour',
  comment: kind === 'comment' ? 'Well done!' : '',
  is_new: true,
  at: 5,
  ...part,
});

const items = [
  ...Array.from({ length: 8 }, (_, index) => item(index + 1, `Older ${index + 1}`, { opened_at: index })),
  ...Array.from({ length: 5 }, (_, index) =>
    item(index + 20, `Done ${index + 1}`, createSubmittedAttempt(index + 1)),
  ),
  item(30, 'Just opened', { opened_at: 1000 }),
];

let messages: object[] = [];
const seenIds: number[] = [];
const createMessage = (id: number, kind: string, part: object = {}) => ({
  id,
  kind,
  teacher_name: 'Ms Chan',
  subject_name: 'Maths',
  courseware_id: 30,
  courseware_name: 'Just opened',
  attempt_id: null,
  text: `Text ${id}\nand more`,
  at: 5,
  is_seen: false,
  ...part,
});

beforeEach(async () => {
  messages = [];
  seenIds.length = 0;
  setLanguage('en');
  restoreSession();
  await page.viewport(390, 844);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input).url);
    const newsItems = [
      createNews('opened', 30, 'Just opened'),
      ...[1, 2, 3, 4].map((id) => createNews('comment', id, `Older ${id}`)),
    ];
    if (pathname.endsWith('/message_seen'))
      seenIds.push((JSON.parse(init?.body as string) as { id: number }).id);
    const data = pathname.endsWith('/home')
      ? { server_now: Date.now(), items }
      : { until: 9, messages, items: pathname.endsWith('/news') ? newsItems : [] };
    return Response.json({ code: 1, msg: '', data });
  });
});
afterEach(() => clearToken());

const showHome = async () => {
  const screen = await render(<HomePage student={student} />);
  await expect.element(screen.getByRole('heading', { name: 'What is new' })).toBeVisible();
  return screen;
};

it('shows the join code and the latest opened activity on the first screen', async () => {
  const screen = await showHome();
  const field = screen.getByLabelText('Code from your teacher');
  expect(field.element().getBoundingClientRect().bottom).toBeLessThan(300);
  const [first] = document.querySelectorAll('a[data-state]');
  expect(first?.textContent).toContain('Just opened');
  expect(first?.getBoundingClientRect().bottom).toBeLessThan(844);
  expect(await findAxeViolations(document.body)).toEqual([]);
});

it('links to newly opened activities and folds older news', async () => {
  const screen = await showHome();
  const opened = screen.getByRole('link', { name: /opened “Just opened”/ });
  await expect.element(opened).toHaveAttribute('href', expect.stringContaining('/30'));
  const comments = () => screen.getByRole('link', { name: /commented on/ }).elements();
  expect(comments()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Show all 5' }).click();
  expect(comments()).toHaveLength(4);
});

it('folds finished activities beyond the three newest', async () => {
  const screen = await showHome();
  const listDoneItems = () =>
    [...document.querySelectorAll('a[data-state="done"]')]
      .map((card) => /Done \d/.exec(card.textContent)?.[0] ?? '')
      .sort((a, b) => a.localeCompare(b));
  expect(listDoneItems()).toEqual(['Done 3', 'Done 4', 'Done 5']);
  await screen.getByRole('button', { name: 'Show all 5 done and past' }).click();
  expect(listDoneItems()).toHaveLength(5);
});

it('shows messages: one is seen once it is opened, and marks lead to the work', async () => {
  messages = [
    createMessage(1, 'reminder'),
    createMessage(2, 'marks', { text: '', attempt_id: 77 }),
    createMessage(3, 'announcement', { is_seen: true, courseware_id: null, courseware_name: '' }),
    createMessage(4, 'returned', { is_seen: true, text: 'Look at 1' }),
  ];
  const screen = await showHome();
  await expect.element(screen.getByText('2 new')).toBeVisible();
  const reminder = screen.getByRole('button', { name: /Reminder from Ms Chan/ });
  expect(seenIds).toEqual([]);
  await reminder.click();
  await expect.element(screen.getByRole('link', { name: 'Open “Just opened”' })).toBeVisible();
  await expect.element(screen.getByText('1 new')).toBeVisible();
  expect(seenIds).toEqual([1]);
  await reminder.click();
  expect(seenIds).toEqual([1]);
  const marks = screen.getByRole('link', { name: /Your marks for “Just opened” are out/ });
  await expect.element(marks).toHaveAttribute('href', expect.stringContaining('/attempt/77'));
  await screen.getByRole('button', { name: 'Show all 4' }).click();
  await expect.element(screen.getByText('Look at 1')).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
});
