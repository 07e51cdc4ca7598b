import type { ApiReply } from '#contract/api.ts';
import { useCall } from '#ui/api/hooks.ts';

export type Need = ApiReply<'GET /study/needs'>['items'][number];
/** Without a class and a subject: all that the teacher teaches. */
export type NeedScope = { class_id?: number | undefined; subject_id?: number | undefined };

/** Read again each minute, as Home reads the day: who is stuck changes while a class works. */
const refetchMs = 60_000;

/** Who needs the teacher now, in a class and subject or in all that they teach. */
export function useNeeds(scope: NeedScope, { enabled = true } = {}) {
  return useCall('GET /study/needs', scope, { refetchMs, quiet: true, keepPrevious: true, enabled });
}
