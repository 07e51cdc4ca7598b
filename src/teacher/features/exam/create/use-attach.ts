import { useState } from 'react';
import type { UploadKind } from '#contract/choices.ts';
import type { UploadFile } from '#parts/quiz-questions/editor-fields/use-upload.ts';
import { uploadAll } from '#ui/upload/upload-all.ts';
import type { Attachment } from '../exam-item.ts';

function kindOfFile({ type }: File): UploadKind {
  if (type.startsWith('image/')) return 'picture';
  return type.startsWith('audio/') ? 'sound' : 'document';
}

/** Uploads files and adds each as soon as it has arrived. `error` is kept until the next upload. */
export function useAttach(
  uploadFile: UploadFile,
  onChange: (change: (attachments: Attachment[]) => Attachment[]) => void,
) {
  const [state, setState] = useState({ isUploading: false, error: '' });
  async function attach(files: readonly File[]): Promise<void> {
    setState({ isUploading: true, error: '' });
    const errors = await uploadAll(
      files,
      (file) => uploadFile(file, kindOfFile(file)),
      ({ stored: { url, name, mime, bytes } }) =>
        onChange((all) => [...all.filter((one) => one.url !== url), { url, name, mime, bytes }]),
    );
    setState({ isUploading: false, error: errors[0] ?? '' });
  }
  return { ...state, attach };
}
