import type { Generated } from 'kysely';

/** Tables of what is drawn or posted, part of `schema.ts`. */

export type SpaceTable = {
  id: Generated<number>;
  courseware_id: number;
  /** Null: it belongs to the whole courseware. */
  attempt_id: number | null;
  /** As its type calls it. */
  name: string;
  /** Raised when what was written is changed afterwards, as when a guest is removed: cursors of before are worth nothing. */
  epoch: Generated<number>;
  /** Changes are numbered from 1 without gaps, and commit in this order: whoever adds some holds this row. */
  last_change: Generated<number>;
  /** Up to here changes lie in packs. */
  packed_change: Generated<number>;
  item_count: Generated<number>;
  /** Of all values ever written. */
  bytes: Generated<number>;
};

export type SpaceItemTable = {
  space_id: number;
  item: string;
  author_id: number;
  first_change: number;
  /** Empty: of no question. */
  question_id: string;
  is_erased: number;
  /** json: [user, kind, seq, key, change] of each entry, the founding one first */
  heads: string;
};

/** Append only; `value` is json, 'null' once its author was removed. */
export type SpaceChangeTable = {
  space_id: number;
  change: number;
  item: string;
  user_id: number;
  by_teacher: number;
  kind: string;
  seq: number;
  value: string;
  at: number;
};

/** Changes in place of their rows: compressed, as base64. */
export type SpacePackTable = { space_id: number; first_change: number; last_change: number; content: string };
