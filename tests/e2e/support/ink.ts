import type { Locator } from '@playwright/test';

/** Shares of a picture's width and height. */
export type Region = { x: number; y: number; width: number; height: number };

/** Divides `region` of a picture into 16 × 16 squares. Returns the share of dark pixels in each, 0..1, row by row. */
export async function readInk(picture: Locator, region: Region): Promise<number[]> {
  return picture.evaluate(async (element, { x, y, width, height }) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const squares = 16;
    const canvas = document.createElement('canvas');
    const each = 4;
    canvas.width = squares * each;
    canvas.height = squares * each;
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
    for (let at = 0; at < canvas.width * canvas.height; at += 1) {
      if ((data[at * 4] ?? 255) > 128) continue;
      const row = Math.floor(at / canvas.width / each);
      const column = Math.floor((at % canvas.width) / each);
      ink[row * squares + column] = (ink[row * squares + column] ?? 0) + 1 / each ** 2;
    }
    return ink;
  }, region);
}

export const sumInk = (ink: readonly number[]): number => ink.reduce((sum, one) => sum + one, 0) / ink.length;

/** Difference between two regions, 0..1. Two boxes shown for missing characters would have no difference. */
export function compareInk(one: readonly number[], other: readonly number[]): number {
  return sumInk(one.map((share, index) => Math.abs(share - (other[index] ?? 0))));
}
