import type { QuestionReport, StudentResponse } from '../activity-type.ts';
import { readingQuestionId } from '../reading/question-id.ts';
import { findRead } from './find-read.ts';

/** A row for each part in order, with those who read it and for how long they did, on average. */
export function summarizeParts(
  parts: readonly { id: string; label: string }[],
  questionId: string,
  responses: readonly StudentResponse[],
): QuestionReport {
  const readers = responses.map(({ studentId, response }) => ({
    studentId,
    times: findRead(questionId === readingQuestionId ? parts : [], response),
  }));
  const rows = parts.map(({ id, label }) => {
    const mine = readers.flatMap(({ studentId, times }) => {
      const ms = times.get(id);
      return ms === undefined ? [] : [{ studentId, ms }];
    });
    const sum = mine.reduce((total, { ms }) => total + ms, 0);
    return {
      label,
      part: '',
      correct: null,
      studentIds: mine.map(({ studentId }) => studentId),
      meanMs: mine.length === 0 ? 0 : Math.round(sum / mine.length),
    };
  });
  const unanswered = readers.filter(({ times }) => times.size === 0).map(({ studentId }) => studentId);
  return { rows, unanswered };
}
