import { useEffect, useState } from 'react';
import type { StoredFile } from '#form/activity-type.ts';
import type { DocumentPages, ViewContext } from '#form/activity-views.ts';
import { isDocument } from './file-pages.ts';

type Documents = ReadonlyMap<number, DocumentPages>;
type ReadPages = NonNullable<ViewContext['readPages']>;

/** Time until the next question: longer each time, up to the last one. */
const waitsMs = [500, 1_000, 2_000, 4_000] as const;
const noDocuments: Documents = new Map();

/** Asks for the pages of a document until they are drawn. A call that failed is made again. Returns what stops it. */
function follow(id: number, readPages: ReadPages, onRead: (pages: DocumentPages) => void): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedCount = 0;
  const ask = async (isFirst: boolean): Promise<void> => {
    const read = await readPages(id, isFirst).catch(() => undefined);
    if (isStopped) return;
    if (read) onRead(read);
    if (read && read.state !== 'waiting') return;
    const waitMs = waitsMs[Math.min(askedCount, waitsMs.length - 1)];
    askedCount += 1;
    timer = setTimeout(() => void ask(isFirst && !read), waitMs);
  };
  void ask(true);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The pages of the documents among these files, by file id; those that are not known yet are absent. */
export function useDocuments(files: readonly StoredFile[], readPages: ViewContext['readPages']): Documents {
  const [documents, setDocuments] = useState(noDocuments);
  const listedIds = files
    .filter(isDocument)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (!readPages || listedIds === '') return undefined;
    const stops = listedIds.split(',').map((listedId) => {
      const id = Number(listedId);
      return follow(id, readPages, (pages) => setDocuments((known) => new Map(known).set(id, pages)));
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [listedIds, readPages]);
  return documents;
}
