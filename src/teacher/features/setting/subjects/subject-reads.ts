import type { ReadKey } from '#ui/api/hooks.ts';

/** What a change of subjects makes out of date. */
export const subjectReads: readonly ReadKey[] = [
  'GET /admin/subjects',
  'GET /common/subject_list',
  'GET /teacher/index',
];
