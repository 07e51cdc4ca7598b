import type { StoredFile } from '#form/activity-type.ts';
import { usualPage } from '#parts/ink/limits.ts';
import { fitToPicture, type InkPage } from '#parts/ink/pages.ts';

/** The pages of handed-in files that a teacher writes on: pictures, each of which is one page. Pure. */

export type FilePage = {
  /** Id of the file. */
  file: number;
  /** Number of the page in its file, from 0. */
  page: number;
  name: string;
  ink: InkPage;
};

/** Whether a teacher can write on the file. */
export const hasPages = ({ mime }: Pick<StoredFile, 'mime'>): boolean => mime.startsWith('image/');

type PictureOfPage = Pick<StoredFile, 'url' | 'width' | 'height'>;

/** A picture whose size is not known lies in the middle of a usual page. */
function toInkPage({ url, width, height }: PictureOfPage): InkPage {
  const size = width && height ? fitToPicture({ width, height }) : usualPage;
  return { ...size, background: { kind: 'picture', url } };
}

export function listFilePages(files: readonly StoredFile[]): FilePage[] {
  return files
    .filter(hasPages)
    .map((file) => ({ file: file.id, page: 0, name: file.name, ink: toInkPage(file) }));
}
