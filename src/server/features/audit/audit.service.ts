import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Db } from '#server/database/database.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import * as audit from '#server/features/audit/audit.repository.ts';

/**
 * The audit table: who changed a mark, a person or a right, from what, to what and when. An entry is written by the
 * transaction that changes the thing. The database refuses to change or
 * delete entries; only the erasure of a person takes texts out of them.
 */

export type AuditSubject =
  | 'attempt'
  | 'calendar'
  | 'class'
  | 'courseware'
  | 'group_set'
  | 'school'
  | 'setting'
  | 'subject'
  | 'user';

export type AuditChange = {
  /** In milliseconds. */
  at: number;
  /** Null: a technician at the machine, or the server itself. */
  actor_id: number | null;
  action: AuditAction;
  subject_kind: AuditSubject;
  subject_id: number;
  courseware_id?: number;
  class_id?: number;
  /** The person it concerns; absent for several or none. */
  user_id?: number;
  /** What was and what is, as JSON values; absent = there was or is nothing. */
  before?: unknown;
  after?: unknown;
  reason?: string;
};

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** All texts within a value, so that a search finds no names of fields. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** The texts of an entry's values by which it is found. */
export const searchedTextOf = (before: unknown, after: unknown, reason: string): string =>
  toSearchText([...listTexts(before), ...listTexts(after), reason].join(' '));

/** Records one change or several. The caller's transaction makes the changes themselves. */
export async function recordAudit(tx: Db, ...changes: readonly AuditChange[]): Promise<void> {
  const rows = changes.map(({ before, after, ...change }) => ({
    ...change,
    before: toJson(before),
    after: toJson(after),
    reason: change.reason ?? '',
    search_text: searchedTextOf(before, after, change.reason ?? ''),
  }));
  if (rows.length > 0) await audit.insertEntries(tx, rows);
}
