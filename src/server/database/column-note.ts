/** Short constructors for the notes in `schema-notes.ts`. */

export type ColumnNote = {
  about?: string;
  /** TypeScript type of a value that is not null. */
  type?: string;
  /** New rows must name a value: the column's default was only for rows older than the column. */
  isRequired?: boolean;
};
export type TableNote = { about?: string; columns?: Record<string, ColumnNote> };

export const about = (text: string): ColumnNote => ({ about: text });
export const bit = (text?: string): ColumnNote => ({ type: 'Bit', ...(text && { about: text }) });
export const json = (text: string): ColumnNote => ({ type: 'JsonText', about: text });
export const typed = (type: string, text?: string): ColumnNote => ({ type, ...(text && { about: text }) });
export const searchTextNote = about('The name, normalised for searching.');
