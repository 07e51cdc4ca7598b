import type { ReadKey } from '#ui/api/hooks.ts';

/** What a change of a class or its teachings makes out of date. */
export const classReads: readonly ReadKey[] = [
  'GET /admin/classes',
  'GET /admin/class',
  'GET /admin/terms',
  'GET /teacher/index',
];
