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
    const partTimes = readers.flatMap(({ student_id, times }) => {
      const ms = times.get(id);
      return ms === undefined ? [] : [{ student_id, ms }];
    });
    const sum = partTimes.reduce((total, { ms }) => total + ms, 0);
    return {
      label,
      part: '',
      correct: null,
      student_ids: partTimes.map(({ student_id }) => student_id),
      mean_ms: partTimes.length === 0 ? 0 : Math.round(sum / partTimes.length),
    };
  });
  const unansweredIds = readers.filter(({ times }) => times.size === 0).map(({ student_id }) => student_id);
  return { rows, unanswered: unansweredIds };
}
