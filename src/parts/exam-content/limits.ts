/** Limits of what the bank holds, free of zod so that editors share them. */

export const attachmentNameMaxLength = 200;
