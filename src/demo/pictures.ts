import sharp from 'sharp';
import type { DemoPicture } from '#form/demo-half.ts';

/** A picture shown before an activity starts: a drawing on a coloured background. */
export function drawCover(name: string, alt: string, background: string, shapes: string): DemoPicture {
  const [width, height] = [720, 420];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/>${shapes}</svg>`;
  return { name, width, height, alt, svg };
}

export function renderPng(picture: DemoPicture): Promise<Buffer> {
  return sharp(Buffer.from(picture.svg)).png({ compressionLevel: 6, palette: true, effort: 3 }).toBuffer();
}
