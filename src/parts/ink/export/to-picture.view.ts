import type { InkPage } from '../pages.ts';
import type { PictureAddresses, PictureStore } from '../picture-store.view.ts';
import type { ShownInk } from '../show-ink.ts';
import { drawPage } from '../thumb/draw-page.view.ts';

/** A page with its ink as a picture file. */

/** Larger canvases stay empty on some devices. */
export const pictureSideMax = 4_096;
const pixelsPerUnit = 2;

export type PageFile = {
  blob: Blob;
  width: number;
  height: number;
  /** It has fewer pixels than usual, because the page is large. */
  isScaledDown: boolean;
};

/** The browser does not give the picture away: something on it comes from another site, or it is too large. */
export class UnreadableCanvas extends Error {}

function loadImage(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  return new Promise((resolve) => {
    image.onload = () => resolve(image);
    // What is missing on the screen is missing in the file.
    image.onerror = () => resolve(undefined);
    image.src = address;
  });
}

async function loadPictures(
  page: InkPage,
  items: readonly ShownInk[],
  { mediaUrl, fileUrl }: PictureAddresses,
): Promise<PictureStore> {
  const addressOf: PictureStore['addressOf'] = (source) =>
    'url' in source ? mediaUrl(source.url) : fileUrl(source.file);
  const addresses = items.flatMap(({ value }) =>
    'source' in value && value.source ? [addressOf(value.source)] : [],
  );
  if (page.background.kind === 'picture') addresses.push(mediaUrl(page.background.url));
  const images = new Map(
    await Promise.all(
      [...new Set(addresses)].map(async (address) => [address, await loadImage(address)] as const),
    ),
  );
  const load = (address: string) => images.get(address);
  return { addressOf, load, find: (source) => load(addressOf(source)) };
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });

/** PNG. `items`: those of the page, the lowest first. Rejects with `UnreadableCanvas`. */
export async function toPicture(
  page: InkPage,
  items: readonly ShownInk[],
  addresses: PictureAddresses,
): Promise<PageFile> {
  const pictures = await loadPictures(page, items, addresses);
  const scale = Math.min(pixelsPerUnit, pictureSideMax / Math.max(page.width, page.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(page.width * scale));
  canvas.height = Math.max(1, Math.round(page.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadableCanvas();
  drawPage(context, { page, items, pictures }, scale);
  // A canvas with a foreign picture throws.
  const blob = await toBlob(canvas).catch(() => null);
  if (!blob) throw new UnreadableCanvas();
  const { width, height } = canvas;
  return { blob, width, height, isScaledDown: scale < pixelsPerUnit };
}
