/** What one activity of files may hold. */
export const itemsMax = 30;
export const nameMaxLength = 200;
/** Of all documents together. */
export const pagesMax = 1_500;
