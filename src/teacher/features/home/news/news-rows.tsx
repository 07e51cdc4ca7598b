import type { ApiReply } from '#contract/api.ts';
import { useCorrectionRows } from './correction-rows.tsx';
import type { NewsRow } from './news-text.tsx';
import { useOriginalRows } from './original-rows.tsx';
import { useResourceRows } from './resource-rows.tsx';
import { useSubmissionRows } from './submission-rows.tsx';

export type News = ApiReply<'GET /teacher/news'>;

/** All news: first those not seen yet, then those seen; the latest of each first. */
export function useNewsRows({ handed_in, originals, resources, corrections }: News): NewsRow[] {
  const rows = [
    ...useSubmissionRows(handed_in),
    ...useOriginalRows(originals),
    ...useResourceRows(resources),
    ...useCorrectionRows(corrections),
  ];
  return rows.sort((a, b) => Number(b.isNew) - Number(a.isNew) || b.happenedAt - a.happenedAt);
}
