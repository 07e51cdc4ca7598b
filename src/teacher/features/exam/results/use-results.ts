import { useMemo } from 'react';
import { useCall } from '#ui/api/hooks.ts';
import { type ExamItem, isQuestion } from '../exam-item.ts';
import type { QuestionResult } from './result-cell.tsx';

/** How the questions of a page of the list did, by their id. The list does not wait for it. */
export function useResults(items: readonly ExamItem[]): ReadonlyMap<number, QuestionResult> {
  const ids = items.filter(isQuestion).map(({ id }) => id);
  const options = { enabled: ids.length > 0, quiet: true };
  const { data } = useCall('GET /exam/question_results', { ids: ids.join(',') }, options);
  return useMemo(() => new Map(data?.items.map((item) => [item.id, item])), [data]);
}
