/** A part that was on screen for less than this was only passed by. Milliseconds. */
export const readMinMs = 1_000;
