import type { UploadOffer } from '#form/activity-views.ts';

const extensionOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** The kind of upload for a file of this name; undefined if the type takes no such files. */
export function findUploadKind(
  name: string,
  uploads: readonly UploadOffer[],
): UploadOffer['kind'] | undefined {
  const extension = extensionOf(name);
  const listExtensions = ({ extensions, unavailable }: UploadOffer) => [...extensions, ...unavailable];
  return uploads.find((offer) => listExtensions(offer).includes(extension))?.kind;
}

/** Extensions grouped by the largest size of a file, in bytes. */
function groupBySize(uploads: readonly UploadOffer[]): { extensions: string[]; maxBytes: number }[] {
  const sizes = [...new Set(uploads.map(({ max_bytes }) => max_bytes))];
  return sizes.map((maxBytes) => ({
    maxBytes,
    extensions: uploads.flatMap(({ extensions, max_bytes }) => (max_bytes === maxBytes ? extensions : [])),
  }));
}

/** All offers together, as props of DropArea. */
export function toDropAreaProps(uploads: readonly UploadOffer[]) {
  return {
    limits: groupBySize(uploads),
    unavailable: uploads.flatMap(({ unavailable }) => unavailable),
    kinds: uploads.map(({ kind }) => kind),
  };
}
