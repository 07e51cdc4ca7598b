import type { QuestionReport, StudentResponse } from '#activities/activity-type.ts';
import { findReadParts } from './find-read-parts.ts';

/** A row for each part in order, with its readers and their mean time. */
export function summarizeParts(
  parts: readonly { id: string; label: string }[],
  responses: readonly StudentResponse[],
): QuestionReport {
  const readers = responses.map(({ student_id, response }) => ({
    student_id,
    times: findReadParts(parts, response),
  }));
  const rows = parts.map(({ id, label }) => {
    const mine = readers.flatMap(({ student_id, times }) => {
      const ms = times.get(id);
      return ms === undefined ? [] : [{ student_id, ms }];
    });
    const sum = mine.reduce((total, { ms }) => total + ms, 0);
    return {
      label,
      part: '',
      correct: null,
      student_ids: mine.map(({ student_id }) => student_id),
      mean_ms: mine.length === 0 ? 0 : Math.round(sum / mine.length),
    };
  });
  const unanswered = readers.filter(({ times }) => times.size === 0).map(({ student_id }) => student_id);
  return { rows, unanswered };
}
