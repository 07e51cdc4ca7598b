/** A file that may be stored, with the type under which it will be served. Width and height are in pixels. */
export type CheckedFile = {
  path: string;
  extension: string;
  mime: string;
  width: number | null;
  height: number | null;
};
