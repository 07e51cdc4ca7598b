/** Limits of a drawn quiz, free of zod so that the editor shares them. */

/** Questions of all slots together: a selection with all of them has at most 16 KB. */
export const placesMax = 150;
export const titleMaxLength = 200;
