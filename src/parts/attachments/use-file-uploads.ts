import { useMemo, useSyncExternalStore } from 'react';
import type { FileUpload, FileUploads } from '#form/activity-views.ts';

/** The uploads of one question. */
export function useFileUploads(uploads: FileUploads, questionId: string): readonly FileUpload[] {
  const allUploads = useSyncExternalStore(uploads.subscribe, uploads.listUploads);
  return useMemo(
    () => allUploads.filter(({ question_id }) => question_id === questionId),
    [allUploads, questionId],
  );
}
