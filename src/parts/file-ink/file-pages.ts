import type { StoredFile } from '#form/activity-type.ts';
import type { DocumentPages } from '#form/activity-views.ts';
import { usualPage } from '#parts/ink/limits.ts';
import { fitToPicture, type InkPage } from '#parts/ink/pages.ts';

/** The pages of handed-in files that a teacher writes on: pictures, each of which is one page, and documents. Pure. */

export type FilePage = {
  /** Id of the file. */
  file: number;
  /** Number of the page in its file, from 0. */
  page: number;
  name: string;
  ink: InkPage;
};

type MimeOfFile = Pick<StoredFile, 'mime'>;

const isPicture = ({ mime }: MimeOfFile): boolean => mime.startsWith('image/');

/** A PDF, or a file of Word, Excel or PowerPoint. */
export const isDocument = ({ mime }: MimeOfFile): boolean =>
  /^application\/(pdf|msword|vnd\.ms-(excel|powerpoint)|vnd\.openxmlformats-officedocument\..+)$/.test(mime);

/** Whether a teacher can write on the file. */
export const hasPages = (file: MimeOfFile): boolean => isPicture(file) || isDocument(file);

type PictureOfPage = Pick<StoredFile, 'url' | 'width' | 'height'>;

/** A picture whose size is not known lies in the middle of a usual page. */
function toInkPage({ url, width, height }: PictureOfPage): InkPage {
  const size = width && height ? fitToPicture({ width, height }) : usualPage;
  return { ...size, background: { kind: 'picture', url } };
}

/** The pages that are known, in the order of the files. */
export function listFilePages(
  files: readonly StoredFile[],
  documents: ReadonlyMap<number, DocumentPages>,
): FilePage[] {
  return files.filter(hasPages).flatMap((file) => {
    const pictures: readonly PictureOfPage[] = isPicture(file)
      ? [file]
      : (documents.get(file.id)?.pages ?? []);
    return pictures.map((picture, page) => ({
      file: file.id,
      page,
      name: file.name,
      ink: toInkPage(picture),
    }));
  });
}
