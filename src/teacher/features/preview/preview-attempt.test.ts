import { describe, expect, it } from 'vitest';
import { activities } from '#activities/models.ts';
import { type FeedbackRule, feedbackRules } from '#contract/choices.ts';
import { forAnyContent } from '#form/registry.ts';
import { photowork } from '#tests/photowork/activity.ts';
import { samples } from '#tests/photowork/samples.ts';
import {
  addFile,
  expireAnswers,
  findNextDeadline,
  flagQuestion,
  lockAnswer,
  openQuestion,
  prepareContent,
  removeFile,
  setAnswer,
  startAttempt,
  submitAttempt,
} from './preview-attempt.ts';
import { decidePreviewFeedback, markAttempt, toAnswerStates } from './preview-result.ts';

const attemptPin = { seed: 7, shuffle: false };
/** Without a due time. */
const feedbackOf = (feedback_rule: FeedbackRule, isSubmitted: boolean) =>
  decidePreviewFeedback({ feedback_rule, due_at: null, late_hours: 0, marks_held: false }, isSubmitted, 0);
const model = activities.models.find(({ type }) => type === 'diyquiz');
const draft = {
  questions: [
    {
      id: 'q1',
      type: 'single',
      body: { text: 'One?' },
      score: 2,
      answers: [
        { id: 'a', text: 'yes', correct: true },
        { id: 'b', text: 'no' },
      ],
    },
    {
      id: 'q2',
      type: 'blank',
      body: { text: '[[1]]' },
      time_limit_s: 10,
      blanks: [{ id: 'x', accepted: 'two' }],
    },
  ],
};

/** Resolves a draft as the server does. */
const resolve = (unresolved: unknown) => model?.content.resolve(model.content.draft.parse(unresolved), {});

function openQuiz() {
  if (!model) throw new Error('The quiz is not listed');
  const content = prepareContent(model, resolve(draft), startAttempt(attemptPin), 'none');
  if (!content) throw new Error('The draft cannot be shown');
  return { model, content, attempt: startAttempt(attemptPin) };
}

describe('the preview as an attempt', () => {
  it('shows nothing for an empty draft, and the existing part of an unfinished one', () => {
    const { model: quiz } = openQuiz();
    expect(prepareContent(quiz, quiz.content.empty(), startAttempt(attemptPin), 'none')).toBeUndefined();
    expect(prepareContent(quiz, { questions: 'broken' }, startAttempt(attemptPin), 'none')).toBeUndefined();
    const unfinished = { questions: [{ id: 'q1', type: 'single' }] };
    expect(
      prepareContent(quiz, resolve(unfinished), startAttempt(attemptPin), 'none')?.questions,
    ).toHaveLength(1);
  });

  it('gives the player no key before the rule allows it', () => {
    const { model: quiz, content, attempt } = openQuiz();
    const answered = setAnswer(attempt, 'q1', { option: 'a' });
    for (const rule of feedbackRules) {
      const states = toAnswerStates(quiz, content, answered, feedbackOf(rule, false));
      expect(states['q1']).toEqual({
        response: { option: 'a' },
        flagged: false,
        locked: false,
        save: 'saved',
      });
    }
    const checked = toAnswerStates(quiz, content, lockAnswer(answered, 'q1'), feedbackOf('at_once', false));
    expect(checked['q1']).toMatchObject({ locked: true, mark: { score: 2 }, key: { options: ['a'] } });
    expect(checked['q2']).not.toHaveProperty('key');
    const submitted = submitAttempt(answered);
    expect(toAnswerStates(quiz, content, submitted, feedbackOf('after_submit', true))['q2']).toHaveProperty(
      'key',
    );
    for (const rule of ['after_due', 'never'] as const) {
      expect(toAnswerStates(quiz, content, submitted, feedbackOf(rule, true))['q1']).not.toHaveProperty(
        'key',
      );
    }
  });

  it("shows marks and keys under 'after due' once the due time has passed", () => {
    const settings = { feedback_rule: 'after_due', due_at: 1_000, late_hours: 0, marks_held: false } as const;
    expect(decidePreviewFeedback(settings, true, 1_000)).toBe('none');
    expect(decidePreviewFeedback(settings, true, 1_000_000)).toBe('all');
    expect(decidePreviewFeedback({ ...settings, marks_held: true }, true, 1_000_000)).toBe('none');
  });

  it('accepts no answer once checked or submitted, and marks the answers given', () => {
    const { model: quiz, content, attempt } = openQuiz();
    const lockedAttempt = lockAnswer(setAnswer(attempt, 'q1', { option: 'b' }), 'q1');
    expect(setAnswer(lockedAttempt, 'q1', { option: 'a' })).toBe(lockedAttempt);
    const done = submitAttempt(setAnswer(lockedAttempt, 'q2', { blanks: { x: 'Two' } }));
    expect(setAnswer(done, 'q2', { blanks: { x: 'three' } })).toBe(done);
    expect(flagQuestion(done, 'q1', true)).toBe(done);
    expect(markAttempt(quiz, content, done)).toMatchObject({ score: 1, max_score: 3 });
  });

  it('reveals nothing of a question with its own time limit before it is opened', () => {
    const { model: quiz, content, attempt } = openQuiz();
    const [, second] = content.questions;
    expect(second).toMatchObject({ id: 'q2', title: '' });
    expect(JSON.stringify(content.public)).not.toContain('[[1]]');
    if (!second) throw new Error('No second question');
    const opened = openQuestion(attempt, second, 1000);
    const shows = (some: typeof attempt, rule: 'never' | 'after_submit') =>
      JSON.stringify(
        prepareContent(quiz, resolve(draft), some, feedbackOf(rule, some.isSubmitted))?.public,
      ).includes('[[1]]');
    expect(shows(opened, 'never')).toBe(true);
    expect(shows(submitAttempt(opened), 'never')).toBe(true);
    expect(shows(submitAttempt(attempt), 'never')).toBe(false);
    expect(shows(submitAttempt(attempt), 'after_submit')).toBe(true);
  });

  it('starts the time of a question when it is opened, and locks it when the time is over', () => {
    const { content, attempt } = openQuiz();
    const question = content.questions.find(({ id }) => id === 'q2');
    if (!question) throw new Error('No second question');
    const openedAttempt = openQuestion(attempt, question, 1000);
    expect(findNextDeadline(openedAttempt)).toBe(11_000);
    expect(openQuestion(openedAttempt, question, 5000)).toBe(openedAttempt);
    expect(expireAnswers(openedAttempt, 10_999)).toBe(openedAttempt);
    const expiredAttempt = expireAnswers(openedAttempt, 11_000);
    expect(expiredAttempt.answers['q2']?.locked).toBe(true);
    expect(findNextDeadline(expiredAttempt)).toBeUndefined();
  });
});

it('hands in files on this device: they stay with the answer and wait for a teacher', () => {
  const content = samples.contents[0]?.draft;
  const walk = forAnyContent(photowork);
  const file = { id: 1, url: 'blob:1', name: 'leaf.png', mime: 'image/png', bytes: 1 };
  const answered = setAnswer(addFile(startAttempt(attemptPin), 'leaf', file), 'edges', { words: '5' });
  const prepared = prepareContent(walk, content, answered, 'none');
  if (!prepared) throw new Error('The walk cannot be shown');
  const shown = toAnswerStates(walk, prepared, submitAttempt(answered), 'all');
  expect(shown['leaf']).toMatchObject({ files: [file], save: 'saved', mark: { needs_teacher: true } });
  expect(markAttempt(walk, prepared, answered)).toMatchObject({ score: 2, needs_teacher: true });
  expect(removeFile(submitAttempt(answered), 'leaf', file).answers['leaf']?.files).toEqual([file]);
  expect(removeFile(answered, 'leaf', file).answers['leaf']?.files).toEqual([]);
});
