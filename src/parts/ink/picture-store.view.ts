import type { PictureValue } from './model.ts';

/** Pictures that are painted: loaded once for all items and pages that name them. */

type Source = PictureValue['source'];

/** Addresses of what values name: media by url, files of the space by id. */
export type PictureAddresses = { mediaUrl: (url: string) => string; fileUrl: (id: number) => string };

export function createPictureStore(addresses: PictureAddresses, onLoad: (address: string) => void) {
  const images = new Map<string, HTMLImageElement>();

  function load(address: string): HTMLImageElement | undefined {
    const known = images.get(address);
    if (known) return known.complete && known.naturalWidth > 0 ? known : undefined;
    const image = new Image();
    images.set(address, image);
    image.decoding = 'async';
    image.onload = () => onLoad(address);
    image.src = address;
    return undefined;
  }

  const addressOf = (source: Source): string =>
    'url' in source ? addresses.mediaUrl(source.url) : addresses.fileUrl(source.file);

  return {
    addressOf,
    /** Undefined until it is there; begins to load it. */
    find: (source: Source) => load(addressOf(source)),
    load,
  };
}

export type PictureStore = ReturnType<typeof createPictureStore>;
