import type { DraftIssue } from '#form/activity-type.ts';
import { findBlankNumbers } from './body-text.ts';
import {
  answersMax,
  answersMin,
  blanksMax,
  questionTimeMaxS,
  questionTimeMinS,
  scoreMax,
  scoreStep,
} from './limits.ts';
import type { Answer, Face, Question } from './model.ts';
import { findOpenIssues } from './open-issues.ts';

/** Finds everything that keeps a question from being published; `message` is a key of messages.ts, paths start at the question. */
export function findQuestionIssues(question: Question): DraftIssue[] {
  return [
    ...findFaceIssues(question.body, ['body'], 'body'),
    ...findNumberIssues(question),
    ...findTypeIssues(question),
  ];
}

function findTypeIssues(question: Question): DraftIssue[] {
  if (question.type === 'blank') return findBlankIssues(question);
  return question.type === 'open' ? findOpenIssues(question) : findAnswerIssues(question);
}

const missingValueMessages: ReadonlySet<string> = new Set([
  'body_required',
  'body_picture_required',
  'answer_required',
  'answer_picture_required',
  'answers_two_to_five',
  'one_correct',
  'some_correct',
  'blanks_one_to_six',
  'accepted_required',
  'rubric_text_required',
  'rubric_points_required',
]);

/** Whether the issue is an empty field rather than a wrong value. */
export function isMissing({ message }: DraftIssue): boolean {
  return missingValueMessages.has(message);
}

function findFaceIssues(
  face: Face,
  path: DraftIssue['path'],
  messagePrefix: 'body' | 'answer',
): DraftIssue[] {
  if (face.kind === 'picture') {
    return face.picture ? [] : [{ path: [...path, 'picture'], message: `${messagePrefix}_picture_required` }];
  }
  return face.text.trim() ? [] : [{ path: [...path, 'text'], message: `${messagePrefix}_required` }];
}

function findNumberIssues({ score, time_limit_s: timeLimitS }: Question): DraftIssue[] {
  const issues: DraftIssue[] = [];
  if (score === null || score < 0 || score > scoreMax || score % scoreStep !== 0) {
    issues.push({ path: ['score'], message: 'score_range', params: { max: scoreMax, step: scoreStep } });
  }
  if (
    timeLimitS !== undefined &&
    !(Number.isInteger(timeLimitS) && timeLimitS >= questionTimeMinS && timeLimitS <= questionTimeMaxS)
  ) {
    const params = { min: questionTimeMinS, max: questionTimeMaxS };
    issues.push({ path: ['time_limit_s'], message: 'time_limit_range', params });
  }
  return issues;
}

/** The answers without empty ones at the end: many questions need fewer answers than a new one has. */
export function dropEmptyAnswers({ answers }: Question): Question['answers'] {
  let usedCount = answers.length;
  while (usedCount > answersMin && isEmpty(answers[usedCount - 1])) usedCount -= 1;
  return answers.slice(0, usedCount);
}

function isEmpty(answer: Answer | undefined): boolean {
  return !answer?.correct && !answer?.picture && answer?.text.trim() === '';
}

function findAnswerIssues(question: Question): DraftIssue[] {
  const { type } = question;
  const answers = dropEmptyAnswers(question);
  const issues = answers.flatMap((answer, index) => findFaceIssues(answer, ['answers', index], 'answer'));
  if (answers.length < answersMin || answers.length > answersMax) {
    issues.push({
      path: ['answers'],
      message: 'answers_two_to_five',
      params: { min: answersMin, max: answersMax },
    });
  }
  const seenAppearances = new Set<string>();
  for (const [index, answer] of answers.entries()) {
    const appearance = describeFace(answer);
    if (appearance && seenAppearances.has(appearance))
      issues.push({ path: ['answers', index, 'text'], message: 'answer_repeated' });
    seenAppearances.add(appearance);
  }
  const rightCount = answers.filter(({ correct }) => correct).length;
  if (type === 'single' && rightCount !== 1) issues.push({ path: ['answers'], message: 'one_correct' });
  if (type === 'multiple' && rightCount === 0) issues.push({ path: ['answers'], message: 'some_correct' });
  return issues;
}

/** A text that is equal for answers that look the same to a student; empty for an empty answer. */
function describeFace({ kind, text, picture }: Face): string {
  if (kind === 'word') return text.trim();
  return picture ? `${picture.url} ${text.trim()}` : '';
}

/** Each of `[[1]]` … must occur exactly once, in order, and have accepted texts. */
function findBlankIssues({ body, blanks }: Question): DraftIssue[] {
  const writtenNumbers = findBlankNumbers(body.text);
  const issues: DraftIssue[] = [];
  if (blanks.length < 1 || blanks.length > blanksMax) {
    issues.push({ path: ['blanks'], message: 'blanks_one_to_six', params: { max: blanksMax } });
  }
  for (const [index, { accepted }] of blanks.entries()) {
    const params = { number: index + 1 };
    if (!writtenNumbers.includes(index + 1))
      issues.push({ path: ['body', 'text'], message: 'blank_not_in_body', params });
    if (splitAccepted(accepted).length === 0) {
      issues.push({ path: ['blanks', index, 'accepted'], message: 'accepted_required', params });
    }
  }
  for (const number of new Set(writtenNumbers)) {
    const params = { number };
    if (number < 1 || number > blanks.length) {
      issues.push({ path: ['body', 'text'], message: 'blank_unknown', params });
    }
    if (writtenNumbers.filter((other) => other === number).length > 1) {
      issues.push({ path: ['body', 'text'], message: 'blank_repeated', params });
    }
  }
  if (writtenNumbers.some((number, index) => number < (writtenNumbers[index - 1] ?? 0))) {
    issues.push({ path: ['body', 'text'], message: 'blanks_in_order' });
  }
  return issues;
}

/** Alternatives of a blank, as typed: `cat|a cat`. A full-width bar counts too; empty ones are dropped. */
export function splitAccepted(accepted: string): string[] {
  return accepted
    .split(/[|｜]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
