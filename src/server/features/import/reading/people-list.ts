import type { ImportColumn, ImportEncoding, ImportSeparator } from '#contract/import/import-columns.ts';
import type { RosterList } from './read-roster.ts';
import type { ListTime } from './roster-sessions.ts';

/** The result of reading a file with a list of people. */

/** The person's choices for reading the file. Absent ones are detected. */
export type ReadingChoice = {
  encoding?: ImportEncoding | undefined;
  separator?: ImportSeparator | undefined;
  columns?: readonly (ImportColumn | null)[] | undefined;
  /** For which day and school year a package is read; by default today. */
  time?: ListTime | undefined;
};

export type PeopleList = {
  format: 'csv' | 'xlsx' | 'oneroster';
  encoding: ImportEncoding | null;
  separator: ImportSeparator | null;
  columns: { head: string; sample: string; column: ImportColumn | null }[];
} & RosterList;
