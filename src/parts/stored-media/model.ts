import * as z from 'zod';

/** Fields of any type's content: ids of its parts, uploaded media, converted media. */

/** Short and stable across revisions. It cannot begin with an underscore, as `__proto__` does. */
export const partId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,23}$/);

/** Address of a medium: relative to the CDN's address, or with https. Other schemes are refused. */
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

export const haveUniqueIds = (parts: readonly { id: string }[]) =>
  new Set(parts.map(({ id }) => id)).size === parts.length;
