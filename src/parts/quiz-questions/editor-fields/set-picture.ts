import type { Face, Picture } from '../common/schema.ts';

/** Shows a picture; keeps the earlier picture's description if the new one has none. */
export function setPicture<F extends Face>(face: F, picture: Picture): F {
  return { ...face, kind: 'picture', picture: { ...picture, alt: picture.alt || (face.picture?.alt ?? '') } };
}
