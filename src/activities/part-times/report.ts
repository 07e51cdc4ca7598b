import type { QuestionReport, StudentResponse } from '../activity-type.ts';
import { readingQuestionId } from '../reading/question-id.ts';
import { readMinMs } from './limits.ts';
import { partTimes } from './model.ts';

/** A row for each part in order, with those who read it and for how long they did, on average. */
export function summarizeParts(
  parts: readonly { id: string; label: string }[],
  questionId: string,
  responses: readonly StudentResponse[],
): QuestionReport {
  const readers = responses.map(({ studentId, response }) => {
    const given = partTimes.safeParse(response);
    const times = questionId === readingQuestionId && given.success ? given.data.parts : {};
    const read = parts.flatMap(({ id }): [string, number][] => {
      const ms = Object.hasOwn(times, id) ? (times[id] ?? 0) : 0;
      return ms >= readMinMs ? [[id, ms]] : [];
    });
    return { studentId, times: new Map(read) };
  });
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
