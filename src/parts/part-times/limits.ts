/** A part counts as read once it was on screen this long. Milliseconds. */
export const readMinMs = 1_000;
