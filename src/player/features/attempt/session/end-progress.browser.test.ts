import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { readStoredAttempt } from '#player/storage/attempt-storage.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { createAttemptSession } from './attempt-session.ts';

const attempt: Attempt = {
  id: 5_822,
  courseware_id: 1,
  name: 'Walk',
  description: '',
  display_language: 'en',
  startup_screen: '',
  type: 'photowork',
  is_marked: true,
  number: 1,
  state: 'in_progress',
  ended_by: null,
  feedback_rule: 'never',
  waits_for_class: false,
  marks_held: false,
  group: null,
  started_at: Date.now(),
  submitted_at: null,
  deadline_at: null,
  server_now: Date.now(),
  content: {},
  questions: [{ id: 'leaf', title: 'Leaf', max_score: 6, marked_by: 'teacher', files: ['picture'] }],
  answers: [],
  score: null,
  max_score: 6,
  needs_teacher: false,
  comment: '',
};

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
    const request = new Request(...given);
    const reply = (data: object) => Response.json({ code: 1, msg: '', data });
    if (request.url.includes('/play/save')) {
      const { answers = [] } = (await request.json()) as ApiInput<'POST /play/save'>;
      return reply({
        server_now: Date.now(),
        answers: answers.map(({ question_id }) => ({ question_id, result: 'saved', answer: null })),
        attachments: [],
        entries: [],
      });
    }
    if (request.url.includes('/play/submit'))
      return reply({ ...attempt, state: 'submitted', submitted_at: Date.now(), ended_by: 'student' });
    throw new TypeError('Failed to fetch');
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps the attempt as submitted on this device, whatever was to be stored soon', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onSubmitted = vi.fn<(attempt: Attempt, lateCount: number) => void>();
  const session = createAttemptSession(1, attempt, onSubmitted);
  const disconnect = session.connect();
  session.saveAnswer('leaf', { words: 'A maple' });
  void session.submit();
  await expect.poll(() => onSubmitted.mock.calls.length, { timeout: 15_000 }).toBeGreaterThan(0);
  // The reply to the save made the session store the attempt soon.
  vi.advanceTimersByTime(60_000);
  expect((await readStoredAttempt(1, attempt.id))?.attempt.state).toBe('submitted');
  disconnect();
});
