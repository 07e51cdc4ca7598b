import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { createAttemptSession } from './attempt-session.ts';

type SaveInput = Required<ApiInput<'POST /play/save'>>;

const picture = { id: 7, url: '/play/private/7', name: 'leaf.png', mime: 'image/png', bytes: 1 };
const attempt: Attempt = {
  id: 4_711,
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

let sentSaves: Pick<SaveInput, 'answers' | 'attachments'>[] = [];

beforeEach(() => {
  sentSaves = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
    const request = new Request(...given);
    // All other calls fail; the page must survive that.
    if (!request.url.includes('/play/save')) throw new TypeError('Failed to fetch');
    const { answers, attachments } = (await request.json()) as SaveInput;
    sentSaves.push({ answers, attachments });
    const saved = answers.map(({ question_id }) => ({ question_id, result: 'saved', answer: null }));
    const data = { server_now: Date.now(), answers: saved, attachments: [], entries: [] };
    return Response.json({ code: 1, msg: '', data });
  });
});

it('sends each added and removed file once, and no files with other changes', async () => {
  const session = createAttemptSession(1, attempt, () => undefined);
  const close = session.connect();
  const isSaved = async () => {
    await expect.poll(() => session.getState().answers['leaf']?.save).toBe('saved');
  };
  session.saveFiles('leaf', [picture]);
  expect(session.getState().answers['leaf']).toMatchObject({ files: [picture], save: 'saving' });
  await isSaved();
  session.flagQuestion('leaf', true);
  await isSaved();
  session.saveAnswer('leaf', { words: 'A maple' });
  await isSaved();
  expect(session.getState().answers['leaf']?.files).toEqual([picture]);
  session.saveFiles('leaf', []);
  await isSaved();
  expect(session.getState().answers['leaf']?.files).toEqual([]);
  const words = { words: 'A maple' };
  const attachment = { question_id: 'leaf', file_id: 7 };
  expect(
    sentSaves.map(({ answers: [answer], attachments }) => [answer?.flagged, answer?.response, attachments]),
  ).toEqual([
    [false, null, [{ ...attachment, action: 'add' }]],
    [true, null, []],
    [true, words, []],
    [true, words, [{ ...attachment, action: 'remove' }]],
  ]);
  expect(JSON.stringify(sentSaves)).not.toContain('"files"');
  close();
});
