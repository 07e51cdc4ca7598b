/** Which form of a picture to send. Widths in pixels. */

export type Variant = { width: number; format: 'webp' | 'avif'; variant: string };

/** Widths that pages ask for; anything else gets the picture itself. */
const askedWidths: readonly unknown[] = ['320', '640', '1280'];

/** The width asked for; undefined when the picture itself is. */
export function readWidth(asked: unknown): number | undefined {
  return askedWidths.includes(asked) ? Number(asked) : undefined;
}

/** Formats that an Accept header names; `image/*` does not tell that a browser knows the newer ones. */
function readFormats(accept: string | undefined): string[] {
  const types = (accept ?? '').split(',').map((part) => part.split(';').map((text) => text.trim()));
  return types.flatMap(([type = '', ...params]) => (params.includes('q=0') ? [] : [type.toLowerCase()]));
}

/** The smallest form that is wide enough, in the better of the formats that are taken; else undefined. */
export function chooseVariant(
  variants: readonly Variant[],
  width: number,
  accept: string | undefined,
): Variant | undefined {
  const formats = readFormats(accept);
  const fitting = variants.filter((each) => each.width >= width && formats.includes(`image/${each.format}`));
  return fitting.sort((a, b) => a.width - b.width || a.format.localeCompare(b.format))[0];
}
