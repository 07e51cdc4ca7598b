import { saveFile } from '#ui/browser/save-file.ts';
import type { InkSpace } from '../follow-layer.view.ts';
import type { InkPage } from '../pages.ts';
import { createTextMeasure } from '../paint-item.view.ts';
import { traceOutline } from '../paint-stroke.view.ts';
import type { PictureAddresses } from '../picture-store.view.ts';
import { listPageItems } from '../thumb/draw-page.view.ts';
import { archive } from './archive.view.ts';
import { printPages } from './print-pages.view.ts';
import { toPicture } from './to-picture.view.ts';
import { toSvg } from './to-svg.ts';

/** What is drawn, as files and on paper. */

export type ExportedWork = {
  pages: readonly InkPage[];
  spaces: readonly Pick<InkSpace, 'state' | 'orderOf'>[];
  addresses: PictureAddresses;
  /** Name of the file, without its end, and of what is printed. */
  name: string;
};

const cleanName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, ' ').trim() || 'drawing';

const nameFile = ({ pages, name }: ExportedWork, page: number, end: string): string =>
  `${cleanName(name)}${pages.length > 1 ? `-${page + 1}` : ''}.${end}`;

function writeSvg({ pages, spaces, addresses }: ExportedWork, page: number): string {
  const size = pages[page];
  if (!size) return '';
  // The file is opened elsewhere, where only whole addresses lead anywhere.
  const toWhole = (address: string): string => new URL(address, document.baseURI).href;
  return toSvg(size, listPageItems(spaces, page), {
    addressOf: (source) =>
      toWhole('url' in source ? addresses.mediaUrl(source.url) : addresses.fileUrl(source.file)),
    traceOutline: (points, width) => traceOutline(points, width),
    measure: createTextMeasure(),
  });
}

export function saveSvg(work: ExportedWork, page: number): void {
  saveFile(new Blob([writeSvg(work, page)], { type: 'image/svg+xml' }), nameFile(work, page, 'svg'));
}

/** Gives whether the picture is smaller than usual. Rejects with `UnreadableCanvas`. */
export async function savePicture(work: ExportedWork, page: number): Promise<{ isScaledDown: boolean }> {
  const size = work.pages[page];
  if (!size) return { isScaledDown: false };
  const { blob, isScaledDown } = await toPicture(size, listPageItems(work.spaces, page), work.addresses);
  saveFile(blob, nameFile(work, page, 'png'));
  return { isScaledDown };
}

export const printWork = (work: ExportedWork): Promise<void> =>
  printPages(
    work.pages.map((_, page) => ({ svg: writeSvg(work, page) })),
    work.name,
  );

/** All pages of all works, each on a sheet of its own. */
export const printWorks = (works: readonly ExportedWork[], title: string): Promise<void> =>
  printPages(
    works.flatMap((work) =>
      work.pages.map((_, page) => ({ svg: writeSvg(work, page), caption: nameSheet(work, page) })),
    ),
    title,
  );

const nameSheet = ({ pages, name }: ExportedWork, page: number): string =>
  pages.length > 1 ? `${name} – ${page + 1}` : name;

/** All pages of all works as pictures in one archive. Rejects with `UnreadableCanvas`. */
export async function savePictures(works: readonly ExportedWork[], title: string): Promise<void> {
  const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  for (const [index, work] of works.entries())
    for (const [page, size] of work.pages.entries()) {
      const { blob } = await toPicture(size, listPageItems(work.spaces, page), work.addresses);
      // Two groups may have the same name.
      const name = `${String(index + 1).padStart(2, '0')} ${nameFile(work, page, 'png')}`;
      files.push({ name, bytes: new Uint8Array(await blob.arrayBuffer()) });
    }
  saveFile(archive(files), `${cleanName(title)}.zip`);
}
