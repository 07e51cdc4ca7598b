import type { ReadKey } from '#ui/api/hooks.ts';

/** Reads to refresh after a change of a class or its teachings. */
export const classReads: readonly ReadKey[] = [
  'GET /admin/classes',
  'GET /admin/class',
  'GET /admin/terms',
  'GET /teacher/index',
];
