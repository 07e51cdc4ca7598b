import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Db } from '#server/database/database.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import * as audit from '#server/features/audit/audit.repository.ts';

/**
 * The audit table records changes of marks, people and rights: with the person, both values and the time. An
 * entry is written in the transaction that changes the thing. The database refuses to change or delete entries; only
 * erasing a person removes texts from them.
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
  /** Null if a technician at the machine or the server itself made the change. */
  actor_id: number | null;
  action: AuditAction;
  subject_kind: AuditSubject;
  subject_id: number;
  courseware_id?: number;
  class_id?: number;
  /** The person whom the change concerns; absent if there are several or none. */
  user_id?: number;
  /** JSON values before and after the change; absent if there was or is no value. */
  before?: unknown;
  after?: unknown;
  reason?: string;
};

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** All texts within a value. Names of fields are left out, so that no search finds them. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** The texts in which a search looks for keywords. */
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
