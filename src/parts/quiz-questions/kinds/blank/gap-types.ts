/** What students do in a blank besides typing a text. Free of zod. */
export const gapTypes = ['choice', 'number'] as const;

export type GapType = (typeof gapTypes)[number];
