import { useState } from 'react';
import type { StoredFile } from '#activities/activity-type.ts';
import type { EditorProps, UploadOffer } from '#activities/activity-views.ts';
import type { UploadKind } from '#contract/choices.ts';
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

type MixedUpload = {
  /** Called with each file as soon as it has arrived. If it throws, the error's message is shown. */
  onArrival: (arrival: ArrivedFile) => void | Promise<void>;
  /** For each file the reason not to upload it, such as too many pages; undefined = none. */
  findRefusals?: (kinds: readonly { kind: UploadKind | undefined }[]) => (string | undefined)[];
};

const byName = new Intl.Collator(undefined, { numeric: true });

/** Uploads files of several kinds at once, in the order of their names. `errors` has a message for each file that failed. */
export function useMixedUpload(uploadFile: EditorProps['uploadFile'], uploads: readonly UploadOffer[]) {
  const [state, setState] = useState<{ busy: boolean; errors: string[] }>({ busy: false, errors: [] });

  async function upload(files: readonly File[], { onArrival, findRefusals }: MixedUpload): Promise<void> {
    setState({ busy: true, errors: [] });
    const sortedFiles = [...files].sort((one, other) => byName.compare(one.name, other.name));
    const kinds = sortedFiles.map(({ name }) => ({ kind: findUploadKind(name, uploads) }));
    const refusals = findRefusals?.(kinds) ?? [];
    const order = sortedFiles.map(() => createId());
    const send = async (file: File, index: number) => {
      const kind = kinds[index]?.kind;
      if (!kind) throw new Error(translate(editorPartMessages, 'not_taken'));
      if (refusals[index]) throw new Error(refusals[index]);
      return { kind, stored: await uploadFile(file, kind) };
    };
    const errors = await uploadAll(sortedFiles, send, ({ file, stored: { kind, stored }, index }) =>
      onArrival({ file, kind, stored, id: order[index] ?? createId(), order }),
    );
    setState({ busy: false, errors });
  }

  return { ...state, upload };
}
