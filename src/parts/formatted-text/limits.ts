/** Limits of one formatted text; its length is limited as plain text, by each field. */

export const blocksMax = 200;
/** Lists inside of lists. */
export const listDepthMax = 3;
export const tableRowsMax = 40;
export const tableColumnsMax = 12;
export const picturesMax = 10;
export const formulasMax = 60;
export const gapsMax = 20;
export const texMaxLength = 1_000;
/** All parts of a line, in all blocks: bounds what formatting may add to few words. */
export const inlinesMax = 2_000;
