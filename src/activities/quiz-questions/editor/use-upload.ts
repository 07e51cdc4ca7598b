import { useState } from 'react';
import { translate } from '#ui/i18n/use-messages.ts';
import type { EditorProps, StoredFile, UploadKind } from '../../activity-type.ts';
import type { Picture } from '../model.ts';
import { editorMessages } from './messages.ts';

export type UploadFile = EditorProps['uploadFile'];

/** Uploads files one after another. What went wrong stays in `error` until the next upload. */
export function useUpload(uploadFile: UploadFile, kind: UploadKind) {
  const [state, setState] = useState({ busy: false, error: '' });

  /** At most `room` files; resolves to those that arrived, in order. */
  async function upload(files: readonly File[], room: number): Promise<{ file: File; stored: StoredFile }[]> {
    const tooMany = files.length > room ? translate(editorMessages, 'pictures_max', { 0: room }) : '';
    setState({ busy: true, error: tooMany });
    const done: { file: File; stored: StoredFile }[] = [];
    let refused = '';
    for (const file of files.slice(0, room)) {
      const stored = await uploadFile(file, kind).catch((error: unknown) => {
        refused = (error instanceof Error && error.message) || translate(editorMessages, 'upload_failed');
        return undefined;
      });
      if (stored) done.push({ file, stored });
    }
    setState({ busy: false, error: refused || tooMany });
    return done;
  }

  return { ...state, upload };
}

export async function toPicture({ file, stored }: { file: File; stored: StoredFile }): Promise<Picture> {
  const { url, width, height } = stored;
  if (width && height) return { url, width, height, alt: '' };
  const bitmap = await createImageBitmap(file);
  return { url, width: bitmap.width, height: bitmap.height, alt: '' };
}
