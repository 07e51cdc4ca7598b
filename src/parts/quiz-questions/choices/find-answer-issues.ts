import type { DraftIssue } from '#form/activity-type.ts';
import { isEmptyText } from '#parts/formatted-text/plain-text.ts';
import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { findFaceIssues } from '../common/face.ts';
import type { Face } from '../common/schema.ts';
import { answersMax, answersMin } from '../limits.ts';
import type { WithAnswers } from './choice-kind.ts';
import type { Answer } from './schema.ts';

/** Keys of the messages of answers that are empty, not wrong. */
export const missingAnswerMessages = ['answer_required', 'answer_picture_required', 'answers_two_to_five'];

/** The answers without empty ones at the end: many questions need fewer answers than a new one has. */
export function dropEmptyAnswers({ answers }: WithAnswers): Answer[] {
  let usedCount = answers.length;
  while (usedCount > answersMin && isEmpty(answers[usedCount - 1])) usedCount -= 1;
  return answers.slice(0, usedCount);
}

function isEmpty(answer: Answer | undefined): boolean {
  return !answer?.correct && !answer?.picture && answer !== undefined && isEmptyText(answer.text);
}

export function countRightAnswers(question: WithAnswers): number {
  return dropEmptyAnswers(question).filter(({ correct }) => correct).length;
}

/** Finds the issues of the answers, except how many of them are right. */
export function findAnswerIssues(question: WithAnswers): DraftIssue[] {
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
  return issues;
}

/** A text that is equal for answers that look the same to a student; empty for an empty answer. */
function describeFace({ kind, text, picture }: Face): string {
  const words = describeWords(text);
  if (kind === 'word') return words;
  return picture ? `${picture.url} ${words}` : '';
}

/** With formatting, two answers may differ in it alone, as x² and x2 do. */
function describeWords(text: RichText): string {
  if (isEmptyText(text)) return '';
  return typeof text === 'string' ? text.trim() : JSON.stringify(text);
}
