/** Limits of what the bank holds, free of zod so that editors share them. */

export const sectionHeadingMaxLength = 200;
export const passageMaxLength = 20_000;
export const attachmentNameMaxLength = 200;
