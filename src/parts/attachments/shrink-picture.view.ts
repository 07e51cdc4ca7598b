/** Shrinks camera pictures on the device for slow networks, but keeps photographed pages readable. */

const maxSidePx = 2_560;
/** Files up to this size are sent unchanged if the server takes their format. */
const unchangedMaxBytes = 1_500_000;
const jpegQuality = 0.85;
const acceptedTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Some browsers do not know the type of such files. */
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Width and height of at most `maxSidePx`, with the same proportions. */
export function fitInside(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
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
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
}

/**
 * Makes a JPEG of at most 2,560 pixels from a picture that is large, or in a format that the server does not take.
 * Undefined if the device cannot open the picture. A HEIC photo that it cannot open is sent as it is: the server may.
 */
export async function shrinkPicture(file: File): Promise<File | undefined> {
  const isAcceptedType = acceptedTypes.includes(file.type);
  if (file.type === 'image/gif') return file;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return isAcceptedType || isHeic(file) ? file : undefined;
  }
  try {
    const isLarge = Math.max(picture.width, picture.height) > maxSidePx || file.size > unchangedMaxBytes;
    if (isAcceptedType && !isLarge) return file;
    const smallerPicture = await drawSmaller(picture);
    if (!smallerPicture) return isAcceptedType ? file : undefined;
    if (isAcceptedType && smallerPicture.size >= file.size) return file;
    const name = `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
    return new File([smallerPicture], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}
