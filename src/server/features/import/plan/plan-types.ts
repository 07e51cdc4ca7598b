import type { UserGroup } from '#contract/choices.ts';
import type { ImportAnswer, ImportColumn, ImportKind } from '#contract/import/import-columns.ts';
import type { NoticeKey, ProblemKey } from '#contract/import/import-messages.ts';
import type { TextParams } from '#contract/language.ts';

/** What a list of people is compared with, and what comes of it. */

export type SchoolPerson = {
  id: number;
  user_group: UserGroup;
  is_admin: boolean;
  is_open: boolean;
  name: string;
  english_name: string;
  email: string;
  login_name: string;
  source_id: string;
  /** In the chosen school year; null: in no class. */
  class_id: number | null;
  class_number: number | null;
  /** Class and subject ids of what a teacher teaches in the chosen school year, without an end. */
  teachings: [number, number][];
};
export type SchoolClass = { id: number; name: string; grade: number; source_id: string | null };
export type SchoolSubject = { id: number; name: string; name_eng: string };
export type SchoolState = {
  calendar: { id: number; name: string };
  classes: SchoolClass[];
  subjects: SchoolSubject[];
  people: SchoolPerson[];
};

export type Problem = { column: ImportColumn; key: ProblemKey; params: TextParams };
export type Notice = { key: NoticeKey; params: TextParams };

/** How the person of the draft decided. */
export type PlanChoice = {
  makesMissing: boolean;
  answers: ReadonlyMap<number, ImportAnswer>;
  closes: ReadonlySet<number>;
};

/** Values of a person as they are stored; absent = unchanged. */
export type PersonValues = Partial<
  Record<'name' | 'english_name' | 'email' | 'login_name' | 'source_id', string>
>;

export type PersonWrite = {
  line: number;
  /** Null: a new person. */
  user_id: number | null;
  person: UserGroup;
  set: PersonValues;
  /** Opens a closed account again. */
  reopens: boolean;
  /** Key of the class and number in it; null = unchanged. */
  place: { class: string; number: number } | null;
  /** All that a teacher teaches from now on, as class and subject keys; null = unchanged. */
  teachings: [string, string][] | null;
};

export type PlanWrites = {
  /** By key. */
  classes: { key: string; name: string; grade: number; source_id: string | null }[];
  subjects: { key: string; name: string }[];
  people: PersonWrite[];
  closes: number[];
};

export type PlanItem = {
  line: number | null;
  kind: ImportKind;
  person: UserGroup;
  user_id: number | null;
  cells: Partial<Record<ImportColumn, string>>;
  changes: { column: string; before: string; after: string }[];
  problems: Problem[];
  answer: ImportAnswer | null;
  closes: boolean;
};

export type Plan = {
  items: PlanItem[];
  writes: PlanWrites;
  counts: Record<ImportKind, number>;
  notices: Notice[];
  isReady: boolean;
};

/** One key for all ways of writing a name of a class or subject. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
}
