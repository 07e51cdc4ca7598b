/** Limits of one activity. */
export const itemsMax = 30;
export const nameMaxLength = 200;
/** Pages of all documents of an activity together. */
export const pagesMax = 1_500;
