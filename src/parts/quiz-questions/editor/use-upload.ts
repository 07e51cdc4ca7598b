import { useState } from 'react';
import type { StoredFile } from '#activities/activity-type.ts';
import type { EditorProps } from '#activities/activity-views.ts';
import type { UploadKind } from '#contract/choices.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { type UploadedFile, uploadAll } from '#ui/upload/upload-all.ts';
import type { Picture } from '../model.ts';
import { editorMessages } from './messages.ts';

export type UploadFile = EditorProps['uploadFile'];

/** Uploads files. `error` is kept until the next upload. */
export function useUpload(uploadFile: UploadFile, kind: UploadKind) {
  const [state, setState] = useState({ busy: false, error: '' });

  /** Uploads at most `max` files and passes each on as soon as it has arrived. */
  async function upload(
    files: readonly File[],
    max: number,
    onArrival: (arrived: UploadedFile<StoredFile>) => void | Promise<void>,
  ): Promise<void> {
    const tooMany = files.length > max ? translate(editorMessages, 'pictures_max', { 0: max }) : '';
    setState({ busy: true, error: tooMany });
    const errors = await uploadAll(files.slice(0, max), (file) => uploadFile(file, kind), onArrival);
    setState({ busy: false, error: errors[0] ?? tooMany });
  }

  return { ...state, upload };
}

export async function toPicture({ file, stored }: UploadedFile<StoredFile>): Promise<Picture> {
  return { url: stored.url, ...(await measurePicture(file, stored)), alt: '' };
}
