import { type AuditGroup, auditGroupNames } from '#contract/audit/audit-groups.ts';
import { readId, readOneOf, readText } from '#teacher/shared/search-params.ts';

/** The user id of actions without a signed-in person: by a technician at the machine, or by the server. */
export const technicianId = 0;

/** Filters of the entries; absent = all. */
export type AuditSearch = {
  /** User id of the person who acted. */
  by?: number | undefined;
  /** User id of the person concerned. */
  about?: number | undefined;
  course?: number | undefined;
  class_id?: number | undefined;
  area?: AuditGroup | undefined;
  /** A day such as 2026-09-01. */
  from?: string | undefined;
  to?: string | undefined;
  keyword?: string | undefined;
  /** Entries older than this one. */
  older?: number | undefined;
};

const readDay = (value: unknown): string | undefined => {
  const day = readText(value);
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
};

export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  return {
    by: String(raw['by']) === String(technicianId) ? technicianId : readId(raw['by']),
    about: readId(raw['about']),
    course: readId(raw['course']),
    class_id: readId(raw['class_id']),
    area: readOneOf(raw['area'], auditGroupNames),
    from: readDay(raw['from']),
    to: readDay(raw['to']),
    keyword: readText(raw['keyword']),
    older: readId(raw['older']),
  };
}
