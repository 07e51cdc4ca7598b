import type { StoredFile } from '#form/activity-type.ts';

/** Width and height in pixels of a picture that was uploaded. */
export async function measurePicture(
  file: File,
  { width, height }: StoredFile,
): Promise<{ width: number; height: number }> {
  if (width && height) return { width, height };
  const bitmap = await createImageBitmap(file);
  return { width: bitmap.width, height: bitmap.height };
}
