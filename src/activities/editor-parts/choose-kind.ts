import type { UploadOffer } from '../activity-type.ts';

const extensionOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** As what a file of this name is uploaded; undefined where nothing of the kind is taken here. */
export function chooseKind(name: string, uploads: readonly UploadOffer[]): UploadOffer['kind'] | undefined {
  const extension = extensionOf(name);
  const all = ({ extensions, unavailable }: UploadOffer) => [...extensions, ...unavailable];
  return uploads.find((offer) => all(offer).includes(extension))?.kind;
}

/** Extensions, and the largest size in bytes, of everything that is offered together. */
export function joinOffers(uploads: readonly UploadOffer[]) {
  return {
    extensions: uploads.flatMap(({ extensions }) => extensions),
    unavailable: uploads.flatMap(({ unavailable }) => unavailable),
    kinds: uploads.map(({ kind }) => kind),
    maxBytes: Math.max(0, ...uploads.map(({ max_bytes }) => max_bytes)),
  };
}
