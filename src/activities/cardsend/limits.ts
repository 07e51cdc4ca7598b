/** Limits of a wall; lengths in characters. */
export const promptMaxLength = 1_000;
export const columnsMax = 8;
export const columnNameMaxLength = 40;
export const cardsPerStudentMax = 30;
export const cardsPerStudentDefault = 5;
export const cardLengthMin = 20;
export const cardLengthMax = 1_000;
export const cardLengthDefault = 300;
export const checkedWordsMax = 200;
export const checkedWordMaxLength = 40;
/** Likes of guests on one card: whoever has the join code can be any number of guests. */
export const guestLikesMax = 10;
/** Cards of one wall, and bytes of one entry as JSON. */
export const cardsMax = 2_000;
export const entryMaxBytes = 8_192;
/** Width and height of a card's picture in pixels. */
export const pictureSideMax = 20_000;
