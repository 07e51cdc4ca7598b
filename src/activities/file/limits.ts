/** Limits of one activity. */
export const itemsMax = 30;
export const nameMaxLength = 200;
/** Of all documents together. */
export const pagesMax = 1_500;
