import * as z from 'zod';

/** Fields that any type's content may hold: ids of its parts, and media that were uploaded or made. */

/** Short and stable across revisions; never a name that plain objects inherit by an underscore. */
export const partId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,23}$/);

/** Relative to the CDN url, or https; no other scheme gets into a page. */
export const mediaUrl = z
  .string()
  .min(1)
  .max(500)
  .regex(/^(https:\/\/|(?!\/\/|[a-z][a-z0-9+.-]*:))[^\s<>"'\\]+$/i);

/** Width and height in pixels. */
export const image = z.object({
  url: mediaUrl,
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
});

export type Image = z.infer<typeof image>;

export const haveOwnIds = (parts: readonly { id: string }[]) =>
  new Set(parts.map(({ id }) => id)).size === parts.length;
