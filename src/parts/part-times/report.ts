import type { QuestionReport, StudentResponse } from '#form/activity-type.ts';
import { findReadParts } from './find-read-parts.ts';

/** A row for each part in order, with its readers and their mean time. */
export function summarizeParts(
  parts: readonly { id: string; label: string }[],
  responses: readonly StudentResponse[],
): QuestionReport {
  const studentTimes = responses.map(({ student_id, response }) => ({
    student_id,
    msByPart: findReadParts(parts, response),
  }));
  const rows = parts.map(({ id, label }) => {
    const readersOfPart = studentTimes.flatMap(({ student_id, msByPart }) => {
      const ms = msByPart.get(id);
      return ms === undefined ? [] : [{ student_id, ms }];
    });
    const totalMs = readersOfPart.reduce((total, { ms }) => total + ms, 0);
    return {
      label,
      part: '',
      correct: null,
      student_ids: readersOfPart.map(({ student_id }) => student_id),
      mean_ms: readersOfPart.length === 0 ? 0 : Math.round(totalMs / readersOfPart.length),
    };
  });
  const unansweredIds = studentTimes
    .filter(({ msByPart }) => msByPart.size === 0)
    .map(({ student_id }) => student_id);
  return { rows, unanswered: unansweredIds };
}
