import { useState } from 'react';
import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { EditorProps, UploadOffer } from '#form/activity-views.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { type UploadedFile, uploadAll } from '#ui/upload/upload-all.ts';
import { editorPartMessages } from './messages.ts';
import { findUploadKind } from './upload-offers.ts';

export type ArrivedFile = Omit<UploadedFile<StoredFile>, 'index'> & {
  kind: UploadKind;
  /** Id for the part of the content that the file becomes. */
  id: string;
  /** Ids of all files of the same upload, in the order of their names. */
  order: readonly string[];
};

type MixedUploadHandlers = {
  /** Called with each file as soon as it has arrived. If it throws, the error's message is shown. */
  onArrival: (arrival: ArrivedFile) => void | Promise<void>;
  /** For each file the reason not to upload it, such as too many pages; undefined = none. */
  findRefusals?: (kinds: readonly { kind: UploadKind | undefined }[]) => (string | undefined)[];
};

const nameCollator = new Intl.Collator(undefined, { numeric: true });

/** Uploads files of several kinds at once, in the order of their names. `errors` has a message for each file that failed. */
export function useMixedUpload(uploadFile: EditorProps['uploadFile'], uploads: readonly UploadOffer[]) {
  const [state, setState] = useState<{ isUploading: boolean; errors: string[] }>({
    isUploading: false,
    errors: [],
  });

  async function upload(
    files: readonly File[],
    { onArrival, findRefusals }: MixedUploadHandlers,
  ): Promise<void> {
    setState({ isUploading: true, errors: [] });
    const sortedFiles = [...files].sort((one, other) => nameCollator.compare(one.name, other.name));
    const kinds = sortedFiles.map(({ name }) => ({ kind: findUploadKind(name, uploads) }));
    const refusals = findRefusals?.(kinds) ?? [];
    const itemIds = sortedFiles.map(() => createId());
    const uploadOne = async (file: File, index: number) => {
      const kind = kinds[index]?.kind;
      if (!kind) throw new Error(translate(editorPartMessages, 'not_taken'));
      if (refusals[index]) throw new Error(refusals[index]);
      return { kind, stored: await uploadFile(file, kind) };
    };
    const errors = await uploadAll(sortedFiles, uploadOne, ({ file, stored: { kind, stored }, index }) =>
      onArrival({ file, kind, stored, id: itemIds[index] ?? createId(), order: itemIds }),
    );
    setState({ isUploading: false, errors });
  }

  return { ...state, upload };
}
