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

beforeEach(async () => {
  setLanguage('en');
  restoreSession();
  await page.viewport(390, 844);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    const newsItems = [
      createNews('opened', 30, 'Just opened'),
      ...[1, 2, 3, 4].map((id) => createNews('comment', id, `Older ${id}`)),
    ];
    const data = pathname.endsWith('/home')
      ? { server_now: Date.now(), items }
      : { until: 9, messages: [], items: pathname.endsWith('/news') ? newsItems : [] };
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
