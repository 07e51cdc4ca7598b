import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { AttemptPage } from '#player/pages/attempt-page.tsx';
import { restoreSession } from '#player/session.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { clearToken } from '#ui/api/session-token.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { defineUnsent } from '#ui/unsent/unsent-kinds.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** The result page of a submitted attempt. */

const student = { id: 3, name: 'Ann', isGuest: false } as never;

const attempt = {
  id: 5,
  name: 'Fractions',
  state: 'submitted',
  ended_by: 'student',
  is_marked: true,
  submitted_at: 1_790_000_000_000,
  score: 3,
  max_score: 3,
  comment: '',
  needs_teacher: false,
  waits_for_class: false,
  marks_held: false,
  feedback_rule: 'after_submit',
  questions: [],
  answers: [],
} as unknown as Attempt;

let callCount = 0;

function stubAttempts(...stored: Partial<Attempt>[]): void {
  callCount = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const part = stored[Math.min(callCount, stored.length - 1)];
    callCount += 1;
    return Response.json({ code: 1, msg: '', data: { ...attempt, server_now: Date.now(), ...part } });
  });
}

beforeEach(() => {
  setLanguage('en');
  restoreSession();
});
afterEach(() => {
  clearToken();
});

const showAttempt = (id: number) => render(<AttemptPage student={student} attemptId={id} />);
const listPictures = () =>
  [...document.querySelectorAll('[data-picture]')].map((node) => (node as HTMLElement).dataset['picture']);

it.each([
  { score: 3, picture: 'joy' },
  { score: 2, picture: 'joy' },
  { score: 1, picture: 'calm' },
  { score: 0, picture: 'calm' },
  { score: null, picture: 'joy' },
])('a score of $score out of 3 gets the picture of $picture', async ({ score, picture }) => {
  stubAttempts({ score });
  const screen = await showAttempt(10 + Number(score));
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(listPictures()).toEqual([picture]);
});

it('neither praises nor mocks a student with no right answer', async () => {
  stubAttempts({ score: 0 });
  const screen = await showAttempt(20);
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent(submittedMessages.done_low.en);
  await expect.element(screen.getByText(submittedMessages.done_low_text.en)).toBeVisible();
});

it('shows no score while nothing is marked', async () => {
  const waiting = { question_id: 'q1', mark: { score: 0, max_score: 10, needs_teacher: true } };
  const judged = { question_id: 'q2', mark: { score: 0, max_score: 2, needs_teacher: false } };
  stubAttempts({ score: 0, max_score: 10, needs_teacher: true, answers: [waiting] as never });
  const screen = await showAttempt(61);
  await expect.element(screen.getByText(submittedMessages.later_marked.en)).toBeVisible();
  expect(screen.getByText(submittedMessages.your_score.en).query()).toBeNull();
  expect(screen.getByText(submittedMessages.needs_teacher.en).query()).toBeNull();
  stubAttempts({ score: 0, max_score: 12, needs_teacher: true, answers: [waiting, judged] as never });
  const partly = await showAttempt(62);
  await expect.element(partly.getByText(submittedMessages.needs_teacher.en)).toBeVisible();
  await expect.element(partly.getByText(submittedMessages.your_score.en)).toBeVisible();
});

it('shows no praise while answers wait for a teacher', async () => {
  stubAttempts({ score: 0, needs_teacher: true });
  const screen = await showAttempt(60);
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent(submittedMessages.done_title.en);
  expect(listPictures()).toEqual(['joy']);
});

it.each([
  { feedback_rule: 'after_submit', marks_held: true, text: 'later_held' },
  { feedback_rule: 'after_due', marks_held: true, text: 'later_held' },
  { feedback_rule: 'after_due', marks_held: false, text: 'later_after_due' },
  { feedback_rule: 'never', marks_held: true, text: 'later_never' },
] as const)('says when the score will be shown: $text', async ({ feedback_rule, marks_held, text }) => {
  stubAttempts({ score: null, feedback_rule, marks_held });
  const screen = await showAttempt(40);
  await expect.element(screen.getByText(submittedMessages[text].en)).toBeVisible();
});

it("calls a teacher's points neither right nor wrong", async () => {
  const createQuestion = (id: string, marked_by: 'machine' | 'teacher') => ({
    id,
    title: id,
    max_score: 4,
    marked_by,
  });
  const createMarkedAnswer = (question_id: string, score: number) => ({
    question_id,
    mark: { score, max_score: 4, needs_teacher: false },
  });
  stubAttempts({
    questions: [
      createQuestion('q1', 'teacher'),
      createQuestion('q2', 'teacher'),
      createQuestion('q3', 'machine'),
    ],
    answers: [createMarkedAnswer('q1', 0), createMarkedAnswer('q2', 2.5), createMarkedAnswer('q3', 0)],
  } as unknown as Partial<Attempt>);
  const screen = await showAttempt(50);
  await expect.element(screen.getByText('Question 1: marked, 0 of 4')).toBeInTheDocument();
  await expect.element(screen.getByText('Question 2: marked, 2.5 of 4')).toBeInTheDocument();
  await expect.element(screen.getByText('Question 3: not right, 0 of 4')).toBeInTheDocument();
});

it('reads a new comment when the student comes back to the page, and not more often', async () => {
  stubAttempts({}, { comment: 'Well explained!' });
  const screen = await showAttempt(30);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  window.dispatchEvent(new Event('focus'));
  await new Promise((done) => setTimeout(done, 3_200));
  expect(callCount).toBe(1);
  for (let time = 0; time < 3; time++) {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  }
  await expect.element(screen.getByText('Well explained!')).toBeVisible();
  expect(callCount).toBe(2);
});

it('says what of the work is still on this device, why, and shows the list', async () => {
  stubAttempts({});
  const late = { failure: 'late' as const, isSent: false as const };
  const answer = defineUnsent({
    version: 1,
    batchSize: 50,
    load: async () => ({ toText: () => '', send: async (entries) => entries.map(() => late) }),
  });
  onTestFinished(unsentQueue.start({ person: 3, kinds: { answer } }));
  await unsentQueue.whenRead();
  const entry = { lane: 'attempt:5', kind: 'answer' as const, name: 'q1', title: 'Fractions · Question 1' };
  await unsentQueue.add([{ ...entry, body: {} }]);
  const screen = await showAttempt(70);
  const note = screen
    .getByRole('status')
    .filter({ hasText: 'One thing of this work is still on this device only.' });
  await expect.poll(() => note.element().textContent).toContain('if your teacher opens this again');
  await screen.getByRole('button', { name: 'Show' }).click();
  await expect.element(screen.getByRole('dialog').getByText('Fractions · Question 1')).toBeVisible();
  await unsentQueue.discard(unsentQueue.list());
});
