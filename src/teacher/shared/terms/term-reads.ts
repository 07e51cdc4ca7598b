import type { ApiReply } from '#contract/api.ts';
import type { ReadKey } from '#ui/api/hooks.ts';

export type Term = ApiReply<'GET /admin/terms'>['items'][number];

/** Reads to refresh after a change of terms or classes. */
export const termReads: readonly ReadKey[] = [
  'GET /admin/terms',
  'GET /admin/classes',
  'GET /admin/class',
  'GET /teacher/index',
];
