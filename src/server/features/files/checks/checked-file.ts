/** A file that may be stored: where it lies now, and as what it will be served. Sizes in pixels. */
export type CheckedFile = {
  path: string;
  extension: string;
  mime: string;
  width: number | null;
  height: number | null;
};
