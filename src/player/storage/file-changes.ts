import type { StoredFile } from '#activities/activity-type.ts';

/** Changes of an answer's files that the server has not acknowledged: single files are added or removed. Pure. */

export type FileChange = { file: StoredFile; action: 'add' | 'remove' };

/** All changes in order; of each file, the newest one counts. */
export function mergeFileChanges(
  older: readonly FileChange[] = [],
  newer: readonly FileChange[] = [],
): FileChange[] {
  const changedIds = new Set(newer.map(({ file }) => file.id));
  return [...older.filter(({ file }) => !changedIds.has(file.id)), ...newer];
}

/** The files after the changes, of which there is at most one for each file. */
export function applyFileChanges(
  files: readonly StoredFile[] = [],
  changes: readonly FileChange[] = [],
): StoredFile[] {
  const actionById = new Map(changes.map(({ file, action }) => [file.id, action]));
  const keptFiles = files.filter(({ id }) => actionById.get(id) !== 'remove');
  const keptIds = new Set(keptFiles.map(({ id }) => id));
  const addedFiles = changes.flatMap(({ file, action }) =>
    action === 'add' && !keptIds.has(file.id) ? [file] : [],
  );
  return [...keptFiles, ...addedFiles];
}

/** The changes from one list of files to another; removals first, because they make room. */
export function compareFiles(from: readonly StoredFile[] = [], to: readonly StoredFile[]): FileChange[] {
  const listMissing = (files: readonly StoredFile[], others: readonly StoredFile[]) =>
    files.filter(({ id }) => others.every((other) => other.id !== id));
  return [
    ...listMissing(from, to).map((file): FileChange => ({ file, action: 'remove' })),
    ...listMissing(to, from).map((file): FileChange => ({ file, action: 'add' })),
  ];
}
