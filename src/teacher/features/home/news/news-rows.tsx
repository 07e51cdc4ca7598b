import type { ApiReply } from '#contract/api.ts';
import type { NewsRow } from './news-text.tsx';
import { useOriginalRows } from './original-rows.tsx';
import { useResourceRows } from './resource-rows.tsx';
import { useSubmissionRows } from './submission-rows.tsx';

export type News = ApiReply<'GET /teacher/news'>;

/** All news, the new ones first and each part by time. */
export function useRows({ handed_in, originals, resources }: News): NewsRow[] {
  const rows = [
    ...useSubmissionRows(handed_in),
    ...useOriginalRows(originals),
    ...useResourceRows(resources),
  ];
  return rows.sort((one, other) => Number(other.isNew) - Number(one.isNew) || other.at - one.at);
}
