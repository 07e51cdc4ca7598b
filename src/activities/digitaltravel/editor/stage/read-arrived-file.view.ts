import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import type { ArrivedFile } from '#parts/editor-parts/use-mixed-upload.ts';
import type { SceneKind } from '../../choices.ts';
import type { Stop } from '../../model.ts';

/** The fields of a stop that shows the uploaded file. A new panorama begins at its middle. */
export async function readArrivedFile(
  kind: Exclude<SceneKind, 'place'>,
  { file, stored }: Pick<ArrivedFile, 'file' | 'stored'>,
): Promise<Partial<Stop>> {
  const { url, name, bytes } = stored;
  if (kind === 'picture') return { picture: { url, ...(await measurePicture(file, stored)), alt: '' } };
  if (kind === 'video') return { video: { media: url, name, bytes } };
  return { panorama: { media: url, name }, first_view: undefined };
}
