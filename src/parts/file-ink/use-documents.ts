import { useEffect, useState } from 'react';
import type { StoredFile } from '#form/activity-type.ts';
import type { DocumentPages, ViewContext } from '#form/activity-views.ts';
import { followConversion } from '#parts/attachments/follow-conversion.view.ts';
import { isDocument } from './file-pages.ts';

type Documents = ReadonlyMap<number, DocumentPages>;

const noDocuments: Documents = new Map();

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
      return followConversion(
        (isFirst) => readPages(id, isFirst),
        (pages) => setDocuments((known) => new Map(known).set(id, pages)),
      );
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [listedIds, readPages]);
  return documents;
}
