import { useState } from 'react';
import { translate } from '#ui/i18n/use-messages.ts';
import { type Arrived, uploadAll } from '#ui/upload/upload-all.ts';
import type { EditorProps, StoredFile, UploadKind, UploadOffer } from '../activity-type.ts';
import { chooseKind } from './choose-kind.ts';
import { editorPartMessages } from './messages.ts';

export type MixedArrival = Arrived<StoredFile> & { kind: UploadKind };

const byName = new Intl.Collator(undefined, { numeric: true });

/** Uploads files of several kinds at once, in the order of their names. `errors` says of each that did not arrive why. */
export function useMixedUpload(uploadFile: EditorProps['uploadFile'], uploads: readonly UploadOffer[]) {
  const [state, setState] = useState<{ busy: boolean; errors: string[] }>({ busy: false, errors: [] });

  /** `findRefusals` says for each file, by its kind, why there is no room for it; then it is not even sent. */
  async function upload(
    files: readonly File[],
    findRefusals: (kinds: readonly { kind: UploadKind | undefined }[]) => (string | undefined)[] = () => [],
  ): Promise<MixedArrival[]> {
    setState({ busy: true, errors: [] });
    const sorted = [...files].sort((one, other) => byName.compare(one.name, other.name));
    const kinds = sorted.map(({ name }) => ({ kind: chooseKind(name, uploads) }));
    const refusals = findRefusals(kinds);
    const { arrived, errors } = await uploadAll(sorted, async (file) => {
      const index = sorted.indexOf(file);
      const kind = kinds[index]?.kind;
      if (!kind) throw new Error(translate(editorPartMessages, 'not_taken'));
      if (refusals[index]) throw new Error(refusals[index]);
      return { kind, stored: await uploadFile(file, kind) };
    });
    setState({ busy: false, errors });
    return arrived.map(({ file, stored: { kind, stored } }) => ({ file, kind, stored }));
  }

  /** Says of files that arrived why they could not be used. */
  const addErrors = (errors: readonly string[]) =>
    setState((now) => ({ ...now, errors: [...now.errors, ...errors] }));

  return { ...state, upload, addErrors };
}
