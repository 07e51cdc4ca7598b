/** Who shares a board: each group, or each student who works alone; or the whole class, with all who join it. */
export const boardOwners = ['group', 'class'] as const;
export type BoardOwner = (typeof boardOwners)[number];
