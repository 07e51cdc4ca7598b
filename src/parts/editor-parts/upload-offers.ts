import type { UploadOffer } from '#activities/activity-type.ts';

const extensionOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** As what a file of this name is uploaded; undefined where nothing of the kind is taken here. */
export function chooseKind(name: string, uploads: readonly UploadOffer[]): UploadOffer['kind'] | undefined {
  const extension = extensionOf(name);
  const all = ({ extensions, unavailable }: UploadOffer) => [...extensions, ...unavailable];
  return uploads.find((offer) => all(offer).includes(extension))?.kind;
}

/** What one file may have at most, in bytes, with the extensions of all kinds for which it is the same. */
function groupBySize(uploads: readonly UploadOffer[]): { extensions: string[]; maxBytes: number }[] {
  const sizes = [...new Set(uploads.map(({ max_bytes }) => max_bytes))];
  return sizes.map((maxBytes) => ({
    maxBytes,
    extensions: uploads.flatMap(({ extensions, max_bytes }) => (max_bytes === maxBytes ? extensions : [])),
  }));
}

/** Everything that is offered together, for DropArea. */
export function joinOffers(uploads: readonly UploadOffer[]) {
  return {
    limits: groupBySize(uploads),
    unavailable: uploads.flatMap(({ unavailable }) => unavailable),
    kinds: uploads.map(({ kind }) => kind),
  };
}
