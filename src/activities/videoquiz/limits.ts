/** Limits of one activity, free of zod for the editor. Times in seconds. */

/** Longer than any video under the limit of an upload. */
export const timeMaxS = 86_400;
/** Shorter than any video that somebody could watch: a file with no or one picture. Milliseconds. */
export const videoMinMs = 500;
/** Times are set to a tenth of a second. */
export const timeStepS = 0.1;
/** Characters of a question as a person counts them; a blank counts as one. */
export const bodyCharactersMax = 65;
export const chaptersMax = 30;
export const chapterTitleMaxLength = 100;
