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

export function applyFileChanges(
  files: readonly StoredFile[] = [],
  changes: readonly FileChange[] = [],
): StoredFile[] {
  return changes.reduce(
    (current, { file, action }) => {
      const others = current.filter(({ id }) => id !== file.id);
      if (action === 'remove') return others;
      return others.length < current.length ? current : [...current, file];
    },
    [...files],
  );
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
