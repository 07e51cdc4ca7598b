import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import type { Image } from '#parts/stored-media/model.ts';
import type { FileItem, Files } from '../model.ts';

/** Changes of an editor to the files. Each returns new files and leaves the old ones unchanged. */

type PictureSize = Pick<Image, 'width' | 'height'>;

/** An uploaded file as an item; `size` of a picture in pixels. */
export function createItem(
  kind: UploadKind,
  storedFile: StoredFile,
  size?: PictureSize,
  id = createId(),
): FileItem {
  const { url: media, name, bytes } = storedFile;
  const commonFields = { id, name, media, bytes, download_only: false };
  if (kind === 'picture' && size) return { ...commonFields, kind, picture: { url: media, ...size } };
  return { ...commonFields, kind: kind === 'video' ? kind : 'document' };
}

export function changeItem(files: Files, id: string, change: Partial<FileItem>): Files {
  return { items: files.items.map((item) => (item.id === id ? { ...item, ...change } : item)) };
}

export function insertItem({ items }: Files, index: number, item: FileItem): Files {
  return { items: [...items.slice(0, index), item, ...items.slice(index)] };
}
