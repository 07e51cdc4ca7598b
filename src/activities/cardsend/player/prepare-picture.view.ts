/** Makes a photo small enough for a wall before it is uploaded: cameras make files of several megabytes. */

export type PreparedPicture = { file: File; width: number; height: number };

const sideMaxPx = 1_600;
const jpegQuality = 0.85;
/** Smaller files that are not too wide are sent unchanged, so that GIFs stay animated. */
const unchangedMaxBytes = 400_000;

/** Rejects if the browser cannot read the picture. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, sideMaxPx / Math.max(width, height));
  const isWebFormat = ['image/png', 'image/jpeg', 'image/gif'].includes(file.type);
  if (isWebFormat && scale === 1 && file.size <= unchangedMaxBytes) return { file, width, height };
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  if (!blob) throw new Error('The picture could not be made smaller');
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
  return { file: new File([blob], name, { type: 'image/jpeg' }), width: canvas.width, height: canvas.height };
}
