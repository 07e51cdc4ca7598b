import type { StoredFile } from '#form/activity-type.ts';
import type { ViewContext } from '#form/activity-views.ts';
import { useSame } from '#ui/browser/use-same.ts';
import { type FilePage, isDocument, listFilePages } from './file-pages.ts';
import { useDocuments } from './use-documents.ts';

export type FilePages = {
  /** The same list while nothing changes. */
  pages: readonly FilePage[];
  /** Names of the documents whose pages are being drawn. */
  waiting: readonly string[];
  /** Documents whose pages cannot be drawn, and why. */
  failed: readonly { name: string; message: string }[];
};

/** The pages of the files that can be written on. */
export function useFilePages(
  files: readonly StoredFile[],
  { readPages }: Pick<ViewContext, 'readPages'>,
): FilePages {
  const documents = useDocuments(files, readPages);
  const pages = useSame(listFilePages(files, documents));
  const listed = readPages ? files.filter(isDocument) : [];
  return {
    pages,
    waiting: listed
      .filter(({ id }) => (documents.get(id)?.state ?? 'waiting') === 'waiting')
      .map(({ name }) => name),
    failed: listed.flatMap(({ id, name }) => {
      const document = documents.get(id);
      return document?.state === 'failed' ? [{ name, message: document.message }] : [];
    }),
  };
}
