import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FileUpload, FileUploads, TraceAndFiles } from '#activities/activity-views.ts';

const noUploads: readonly FileUpload[] = [];
const subscribeToNothing = () => () => undefined;

/** All uploads of an attempt, once their code is loaded, and the uploads of one question. */
export function useFileUploads(openUploads: TraceAndFiles['openUploads'], questionId: string) {
  const [uploads, setUploads] = useState<FileUploads>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    openUploads().then(
      (opened) => isCurrent && setUploads(opened),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [openUploads]);
  const all = useSyncExternalStore(
    uploads?.subscribe ?? subscribeToNothing,
    uploads?.current ?? (() => noUploads),
  );
  const own = useMemo(() => all.filter(({ question_id }) => question_id === questionId), [all, questionId]);
  return { uploads, own, hasFailed };
}
