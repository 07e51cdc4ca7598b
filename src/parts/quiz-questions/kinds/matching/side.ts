/** A stem or an answer as students get it. */
export type Side = { id: string; text: string };
