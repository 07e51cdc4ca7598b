/** An item as students get it. */
export type ShownItem = { id: string; text: string };
