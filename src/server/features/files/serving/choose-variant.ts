/** Chooses the version of a picture to send. Widths in pixels. */

export type Variant = { width: number; format: 'webp' | 'avif'; variant: string };

/** Widths that pages request; any other width gets the original. */
const askedWidths: readonly unknown[] = ['320', '640', '1280'];

/** The requested width; undefined for the original. */
export function readWidth(asked: unknown): number | undefined {
  return askedWidths.includes(asked) ? Number(asked) : undefined;
}

/** Formats named in an Accept header; `image/*` does not mean that the browser supports the newer ones. */
function readFormats(accept: string | undefined): string[] {
  const types = (accept ?? '').split(',').map((part) => part.split(';').map((text) => text.trim()));
  return types.flatMap(([type = '', ...params]) => (params.includes('q=0') ? [] : [type.toLowerCase()]));
}

/** The smallest variant that is wide enough, in the best accepted format; undefined if there is none. */
export function chooseVariant(
  variants: readonly Variant[],
  width: number,
  accept: string | undefined,
): Variant | undefined {
  const formats = readFormats(accept);
  const fitting = variants.filter((each) => each.width >= width && formats.includes(`image/${each.format}`));
  return fitting.sort((a, b) => a.width - b.width || a.format.localeCompare(b.format))[0];
}
