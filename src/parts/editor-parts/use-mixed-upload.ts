import { useState } from 'react';
import type { EditorProps, StoredFile, UploadOffer } from '#activities/activity-type.ts';
import type { UploadKind } from '#contract/choices.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { type Arrived, uploadAll } from '#ui/upload/upload-all.ts';
import { createId } from '../stored-media/create-id.ts';
import { chooseKind } from './choose-kind.ts';
import { editorPartMessages } from './messages.ts';

export type MixedArrival = Omit<Arrived<StoredFile>, 'index'> & {
  kind: UploadKind;
  /** For what becomes of it. */
  id: string;
  /** Ids of all that were given with it, in the order of their names. */
  order: readonly string[];
};

type MixedUpload = {
  /** Takes one that has arrived, while others may still be on their way; what it throws says why it cannot be used. */
  onArrival: (arrival: MixedArrival) => void | Promise<void>;
  /** Says for each file, by its kind, why there is no room for it; then it is not even sent. */
  findRefusals?: (kinds: readonly { kind: UploadKind | undefined }[]) => (string | undefined)[];
};

const byName = new Intl.Collator(undefined, { numeric: true });

/** Uploads files of several kinds at once, in the order of their names. `errors` says of each that did not arrive why. */
export function useMixedUpload(uploadFile: EditorProps['uploadFile'], uploads: readonly UploadOffer[]) {
  const [state, setState] = useState<{ busy: boolean; errors: string[] }>({ busy: false, errors: [] });

  async function upload(files: readonly File[], { onArrival, findRefusals }: MixedUpload): Promise<void> {
    setState({ busy: true, errors: [] });
    const sorted = [...files].sort((one, other) => byName.compare(one.name, other.name));
    const kinds = sorted.map(({ name }) => ({ kind: chooseKind(name, uploads) }));
    const refusals = findRefusals?.(kinds) ?? [];
    const order = sorted.map(() => createId());
    const send = async (file: File, index: number) => {
      const kind = kinds[index]?.kind;
      if (!kind) throw new Error(translate(editorPartMessages, 'not_taken'));
      if (refusals[index]) throw new Error(refusals[index]);
      return { kind, stored: await uploadFile(file, kind) };
    };
    const errors = await uploadAll(sorted, send, ({ file, stored: { kind, stored }, index }) =>
      onArrival({ file, kind, stored, id: order[index] ?? createId(), order }),
    );
    setState({ busy: false, errors });
  }

  return { ...state, upload };
}
