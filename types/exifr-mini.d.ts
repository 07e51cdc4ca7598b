declare module 'exifr/dist/mini.esm.mjs' {
  type Options = {
    /** Whether each block is read, or which of its tags. */
    tiff?: boolean;
    ifd0?: boolean;
    exif?: readonly number[] | boolean;
    gps?: readonly number[] | boolean;
  };
  /** Tags by their number; `latitude` and `longitude` in degrees if there is a position. Undefined without EXIF. */
  export function parse(
    bytes: ArrayBuffer,
    options: Options,
  ): Promise<Readonly<Record<string | number, unknown>> | undefined>;
}
