/** Shortest time limit of a drawing in seconds: half a minute, in which some lines can be drawn. */
export const timeMinS = 30;
