/** Chooses the version of a picture to send. Widths are in pixels. */

export type Variant = { width: number; format: 'webp' | 'avif'; variant: string };

/** Widths that pages may request. Any other width gets the original picture. */
const offeredWidths: readonly unknown[] = ['320', '640', '1280'];

/** Returns the requested width; undefined for the original picture. */
export function readWidth(requestedWidth: unknown): number | undefined {
  return offeredWidths.includes(requestedWidth) ? Number(requestedWidth) : undefined;
}

/**
 * Returns the media types that an Accept header names. Wildcards such as `image/*` do not mean that the
 * browser supports the newer formats.
 */
function readAcceptedTypes(accept: string | undefined): string[] {
  const typesWithParams = (accept ?? '').split(',').map((part) => part.split(';').map((text) => text.trim()));
  return typesWithParams.flatMap(([type = '', ...params]) =>
    params.includes('q=0') ? [] : [type.toLowerCase()],
  );
}

/**
 * Returns the smallest variant that is wide enough, in the best accepted format; undefined if there is none.
 */
export function chooseVariant(
  variants: readonly Variant[],
  width: number,
  accept: string | undefined,
): Variant | undefined {
  const acceptedTypes = readAcceptedTypes(accept);
  const fittingVariants = variants.filter(
    (each) => each.width >= width && acceptedTypes.includes(`image/${each.format}`),
  );
  return fittingVariants.sort((a, b) => a.width - b.width || a.format.localeCompare(b.format))[0];
}
