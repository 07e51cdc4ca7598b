import type { Locator } from '@playwright/test';

/** A rectangle in a picture, as shares of its width and height. */
export type Region = { x: number; y: number; width: number; height: number };

/** Divides `region` of a picture into 16 × 16 squares. Returns the share of dark pixels in each, 0..1, row by row. */
export async function readInk(picture: Locator, region: Region): Promise<number[]> {
  return picture.evaluate(async (element, { x, y, width, height }) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const squares = 16;
    const canvas = document.createElement('canvas');
    const pixelsPerSquare = 4;
    canvas.width = squares * pixelsPerSquare;
    canvas.height = squares * pixelsPerSquare;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const { naturalWidth, naturalHeight } = image;
    context.drawImage(
      image,
      x * naturalWidth,
      y * naturalHeight,
      width * naturalWidth,
      height * naturalHeight,
      0,
      0,
      canvas.width,
      canvas.height,
    );
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const ink = Array.from({ length: squares * squares }, () => 0);
    for (let pixelIndex = 0; pixelIndex < canvas.width * canvas.height; pixelIndex += 1) {
      if ((data[pixelIndex * 4] ?? 255) > 128) continue;
      const row = Math.floor(pixelIndex / canvas.width / pixelsPerSquare);
      const column = Math.floor((pixelIndex % canvas.width) / pixelsPerSquare);
      ink[row * squares + column] = (ink[row * squares + column] ?? 0) + 1 / pixelsPerSquare ** 2;
    }
    return ink;
  }, region);
}

export const sumInk = (ink: readonly number[]): number => ink.reduce((sum, one) => sum + one, 0) / ink.length;

/** Compares two regions: 0 if they are equal, as two boxes for missing characters would be, up to 1. */
export function compareInk(one: readonly number[], other: readonly number[]): number {
  return sumInk(one.map((share, index) => Math.abs(share - (other[index] ?? 0))));
}
