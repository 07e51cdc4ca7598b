import { useEffect, useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { type ArrivedFile, useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Ebook } from '../model.ts';
import { type AddedFile, addFile } from './add-file.ts';
import { editorMessages } from './editor-messages.ts';
import { findLeftOut, maxByReason } from './find-left-out.ts';

type BookUploadOptions = Pick<EditorProps, 'uploadFile' | 'uploads'> & {
  book: Ebook;
  changeBook: (change: (book: Ebook) => Ebook) => void;
};

/** Uploads files and adds their pages to the book; `errors` names each file for which there is no room. */
export function useBookUpload({ uploadFile, uploads, book, changeBook }: BookUploadOptions) {
  const t = useMessages(editorMessages);
  const upload = useMixedUpload(uploadFile, uploads);
  const latestBook = useRef(book);
  useEffect(() => {
    latestBook.current = book;
  }, [book]);

  const explainLeftOut = (targetBook: Ebook, files: Parameters<typeof findLeftOut>[1]) =>
    findLeftOut(targetBook, files).map((reason) => reason && t(reason, { max: maxByReason[reason] }));

  async function addArrivedFile({ file, kind, stored, id, order }: ArrivedFile): Promise<void> {
    const addedFile: AddedFile =
      kind === 'picture'
        ? { kind, stored: { ...stored, ...(await measurePicture(file, stored)) } }
        : { kind: 'document', stored };
    // The book may have grown during the upload.
    const [leftOutReason] = explainLeftOut(latestBook.current, [addedFile]);
    if (leftOutReason) throw new Error(leftOutReason);
    changeBook((currentBook) => addFile(currentBook, addedFile, id, order));
  }

  return {
    busy: upload.isUploading,
    errors: upload.errors,
    addFiles: (files: File[]) =>
      upload.upload(files, {
        onArrival: addArrivedFile,
        findRefusals: (kinds) => explainLeftOut(book, kinds),
      }),
  };
}
