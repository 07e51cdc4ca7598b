import type { Generated } from 'kysely';

/** The tables that say what a school has: see schema.ts. */

export type CalendarTable = {
  id: Generated<number>;
  name: string;
  starts_at: number;
  ends_at: number;
  /** 0 | 1 */
  is_current: number;
};

export type ClassTable = { id: Generated<number>; calendar_id: number; grade: number; name: string };

export type SubjectTable = {
  id: Generated<number>;
  name: string;
  /** Shown in English; empty where the school has given none. */
  name_eng: Generated<string>;
  colour: string;
  position: number;
};
