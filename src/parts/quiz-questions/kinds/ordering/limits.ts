/** Limits of ordering questions. Text lengths in UTF-16 units. */
export const itemsMin = 2;
export const itemsMax = 10;
export const orderingTextMax = 300;
