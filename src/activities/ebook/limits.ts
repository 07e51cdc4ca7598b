/** Limits of an e-book. */
export const pagesMax = 1_000;
export const titleMaxLength = 120;
export const categoryMaxLength = 40;
export const documentsMax = 100;

/** Above the limit of a finished book, so that no draft is refused for one page too many. */
export const pagesInDraftMax = 2 * pagesMax;
