import type { ApiReply } from '#contract/api.ts';

export type Draft = NonNullable<ApiReply<'GET /admin/import'>['draft']>;
export type ImportItem = ApiReply<'GET /admin/import_rows'>['items'][number];

/** Reads to refresh after a change of the draft. */
export const importReads = ['GET /admin/import', 'GET /admin/import_rows'] as const;

export const pageSize = 50;
