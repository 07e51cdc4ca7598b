import type { ReadKey } from '#ui/api/hooks.ts';

/** Reads to refresh after a change of subjects. */
export const subjectReads: readonly ReadKey[] = [
  'GET /admin/subjects',
  'GET /common/subject_list',
  'GET /teacher/index',
];
