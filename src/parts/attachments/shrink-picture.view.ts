/** Pixels. Camera pictures are made smaller on the device for slow networks; a photographed page stays readable. */

const longestSide = 2_560;
/** Files up to this size are sent unchanged if the server takes their format. */
const smallBytes = 1_500_000;
const quality = 0.85;
const takenTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Width and height at most `longestSide`, with the same proportions. Pure. */
export function fitInside(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

async function drawSmaller(picture: ImageBitmap): Promise<Blob | null> {
  const { width, height } = fitInside(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: without this, a drawing's background would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/**
 * Makes a JPEG of at most 2,560 pixels from a picture that is large, or in a format that the server does not take.
 * Undefined if the device cannot open the picture.
 */
export async function shrinkPicture(file: File): Promise<File | undefined> {
  const isTaken = takenTypes.includes(file.type);
  if (file.type === 'image/gif') return file;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return isTaken ? file : undefined;
  }
  try {
    const isLarge = Math.max(picture.width, picture.height) > longestSide || file.size > smallBytes;
    if (isTaken && !isLarge) return file;
    const smaller = await drawSmaller(picture);
    if (!smaller) return isTaken ? file : undefined;
    if (isTaken && smaller.size >= file.size) return file;
    const name = `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
    return new File([smaller], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}
