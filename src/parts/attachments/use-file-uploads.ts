import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FileUpload, FileUploads, TraceAndFiles } from '#form/activity-views.ts';

const noUploads: readonly FileUpload[] = [];
const subscribeToNothing = () => () => undefined;

/** All uploads of an attempt, once their code is loaded, and the uploads of one question. */
export function useFileUploads(openUploads: TraceAndFiles['openUploads'], questionId: string) {
  const [uploads, setUploads] = useState<FileUploads>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    openUploads().then(
      (openedUploads) => isCurrent && setUploads(openedUploads),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [openUploads]);
  const allUploads = useSyncExternalStore(
    uploads?.subscribe ?? subscribeToNothing,
    uploads?.listUploads ?? (() => noUploads),
  );
  const questionUploads = useMemo(
    () => allUploads.filter(({ question_id }) => question_id === questionId),
    [allUploads, questionId],
  );
  return { uploads, questionUploads, hasFailed };
}
