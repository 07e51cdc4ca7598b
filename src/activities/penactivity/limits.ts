/** Limits of a worksheet. */
export const pagesMax = 60;
/** Above the limit of a finished worksheet, so that no draft is refused for one page too many. */
export const pagesInDraftMax = 2 * pagesMax;
export const documentsMax = 20;
/** Regions of one page. */
export const regionsMax = 60;
/** Questions of a finished worksheet. */
export const questionsMax = 120;
export const instructionMaxLength = 1_000;
export const nameMaxLength = 80;
/** Smallest side of a region, in units of its page. */
export const regionSideMin = 20;
