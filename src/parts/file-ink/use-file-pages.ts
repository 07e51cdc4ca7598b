import { useMemo } from 'react';
import type { StoredFile } from '#form/activity-type.ts';
import { type FilePage, listFilePages } from './file-pages.ts';

/** The pages of the files that can be written on; the same list while the files are. */
export function useFilePages(files: readonly StoredFile[]): readonly FilePage[] {
  const described = JSON.stringify(listFilePages(files));
  return useMemo(() => JSON.parse(described) as FilePage[], [described]);
}
