import { useEffect, useRef } from 'react';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { type ArrivedFile, useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { EditorProps } from '../../activity-views.ts';
import type { Ebook } from '../model.ts';
import { type AddedFile, addFile } from './add-file.ts';
import { editorMessages } from './editor-messages.ts';
import { findLeftOut, maxOf } from './find-left-out.ts';

type BookUpload = Pick<EditorProps, 'uploadFile' | 'uploads'> & {
  book: Ebook;
  edit: (change: (book: Ebook) => Ebook) => void;
};

/** Uploads files and adds their pages to the book; `errors` names each file for which there is no room. */
export function useBookUpload({ uploadFile, uploads, book, edit }: BookUpload) {
  const t = useMessages(editorMessages);
  const upload = useMixedUpload(uploadFile, uploads);
  const latest = useRef(book);
  useEffect(() => {
    latest.current = book;
  }, [book]);

  const explainLeftOut = (to: Ebook, files: Parameters<typeof findLeftOut>[1]) =>
    findLeftOut(to, files).map((why) => why && t(why, { max: maxOf[why] }));

  async function add({ file, kind, stored, id, order }: ArrivedFile): Promise<void> {
    const addedFile: AddedFile =
      kind === 'picture'
        ? { kind, stored: { ...stored, ...(await measurePicture(file, stored)) } }
        : { kind: 'document', stored };
    // The book may have grown during the upload.
    const [leftOut] = explainLeftOut(latest.current, [addedFile]);
    if (leftOut) throw new Error(leftOut);
    edit((now) => addFile(now, addedFile, id, order));
  }

  return {
    busy: upload.busy,
    errors: upload.errors,
    addFiles: (files: File[]) =>
      upload.upload(files, { onArrival: add, findRefusals: (kinds) => explainLeftOut(book, kinds) }),
  };
}
