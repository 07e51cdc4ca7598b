/** Limits of one trip, free of zod for the editor. */

export const stopsMax = 30;
export const spotsMax = 20;
export const stopNameMaxLength = 60;
export const noteMaxLength = 1_000;
export const spotTitleMaxLength = 60;
export const spotTextMaxLength = 600;
export const altMaxLength = 200;
export const linkMaxLength = 500;
/** Metres around a place within which a check-in is taken. */
export const radiusMinM = 10;
export const radiusMaxM = 2_000;
export const radiusDefaultM = 50;
/** Minutes for the whole trip. */
export const timeLimitMaxMinutes = 1_440;
/** Visits that a trace holds; the earliest stay. */
export const visitsMax = 300;
/** Characters of the code that stands at a stop; without those that look alike. */
export const codeLength = 6;
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
