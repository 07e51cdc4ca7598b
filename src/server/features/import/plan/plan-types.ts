import type { UserGroup } from '#contract/choices.ts';
import type { ImportAnswer, ImportColumn } from '#contract/import/import-columns.ts';
import type { ImportKind } from '#contract/import/import-kinds.ts';
import type { NoticeKey, ProblemKey } from '#contract/import/import-messages.ts';
import type { TextParams } from '#contract/language.ts';
import { foldTyped } from '#contract/rules/typed-text.ts';

/** Types for comparing a list of people with the school: its input and its output. */

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
  /** The class in the chosen school year; null if there is none. */
  class_id: number | null;
  class_number: number | null;
  /** Class and subject ids of a teacher's permanent teachings in the chosen school year. */
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

/** The administrator's choices for the draft. */
export type PlanChoice = {
  createsMissing: boolean;
  answerByLine: ReadonlyMap<number, ImportAnswer>;
  idsToClose: ReadonlySet<number>;
};

/** New values of a person as they are stored. Absent ones do not change. */
export type PersonValues = Partial<
  Record<'name' | 'english_name' | 'email' | 'login_name' | 'source_id', string>
>;

export type PersonWrite = {
  line: number;
  /** Null for a new person. */
  user_id: number | null;
  userGroup: UserGroup;
  newValues: PersonValues;
  /** Whether a closed account is reopened. */
  reopens: boolean;
  /** Key of the class, and class number; null means unchanged. */
  place: { class: string; number: number } | null;
  /** All teachings that the person will have, as class and subject keys; null means unchanged. */
  teachings: [string, string][] | null;
};

export type PlanWrites = {
  /** New classes and subjects by key. */
  classes: { key: string; name: string; grade: number; source_id: string | null }[];
  subjects: { key: string; name: string }[];
  people: PersonWrite[];
  idsToClose: number[];
};

export type PlanItem = {
  line: number | null;
  /** Sheet and line, where the list has several sheets; else empty. */
  place: string;
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

/** Returns the same key for all spellings of a class or subject name. */
export function toNameKey(name: string): string {
  return foldTyped(name).toLowerCase().replaceAll(/\s+/g, '');
}
