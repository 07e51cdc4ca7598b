/** What an e-book may hold. */
export const pagesMax = 1_000;
export const titleMaxLength = 120;
export const categoryMaxLength = 40;
export const documentsMax = 100;

/** Above what may be published, so that a draft is never refused for one page too many. */
export const pagesInDraftMax = 2 * pagesMax;
