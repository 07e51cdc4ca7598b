import { useState } from 'react';
import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { type UploadedFile, uploadAll } from '#ui/upload/upload-all.ts';
import type { Picture } from '../common/schema.ts';
import { editorMessages } from './messages.ts';

export type UploadFile = EditorProps['uploadFile'];

/** Uploads files. `error` is kept until the next upload. */
export function useUpload(uploadFile: UploadFile, kind: UploadKind) {
  const [state, setState] = useState({ isUploading: false, error: '' });

  /** Uploads at most `maxFiles` files and passes each on as soon as it has arrived. */
  async function upload(
    files: readonly File[],
    maxFiles: number,
    onArrival: (arrived: UploadedFile<StoredFile>) => void | Promise<void>,
  ): Promise<void> {
    const tooManyMessage =
      files.length > maxFiles ? translate(editorMessages, 'pictures_max', { 0: maxFiles }) : '';
    setState({ isUploading: true, error: tooManyMessage });
    const errors = await uploadAll(files.slice(0, maxFiles), (file) => uploadFile(file, kind), onArrival);
    setState({ isUploading: false, error: errors[0] ?? tooManyMessage });
  }

  return { ...state, upload };
}

export async function toPicture({ file, stored }: UploadedFile<StoredFile>): Promise<Picture> {
  return { url: stored.url, ...(await measurePicture(file, stored)), alt: '' };
}
