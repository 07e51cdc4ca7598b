/** Limits of a card task. */
export const questionsMax = 20;
export const cardsMax = 8;
export const clipartMax = 24;
export const attachmentsMax = 6;
export const cardTextMaxLength = 60;
export const showNameMaxLength = 100;
/** Entries of a list in a draft: above the limits, so that no draft is refused for one too many. */
export const inDraftMax = 40;
