import type { DraftIssue, QuestionInfo } from '#form/activity-type.ts';
import { openFileKinds } from '../limits.ts';
import type { FileKind, PublicFiles } from './schema.ts';

/** The files that a question asks for, as each kind that takes files has them. Free of zod. */

/** `max`: largest number of files; null = not entered yet. */
export type AskedFiles = { kinds: readonly FileKind[]; max: number | null };

/** The chosen kinds in the order of `openFileKinds`, not in the order in which the author chose them. */
function orderKinds(kinds: readonly FileKind[]): FileKind[] {
  return openFileKinds.filter((kind) => kinds.includes(kind));
}

export function toPublicFiles({ kinds, max }: AskedFiles): PublicFiles {
  return { kinds: orderKinds(kinds), max: max ?? 0 };
}

export function listAskedFiles({ kinds, max }: AskedFiles): Pick<QuestionInfo, 'files' | 'file_max'> {
  return kinds.length > 0 ? { files: orderKinds(kinds), file_max: max ?? 0 } : {};
}

/** The issue of a number of files that is not from 1 to `limit`; `path` is the number's. */
export function findFileMaxIssues(max: number | null, limit: number, path: DraftIssue['path']): DraftIssue[] {
  const isRight = max !== null && Number.isInteger(max) && max >= 1 && max <= limit;
  return isRight ? [] : [{ path, message: 'file_max_range', params: { max: limit } }];
}
