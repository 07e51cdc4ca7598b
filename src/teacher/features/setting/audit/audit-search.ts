import { type AuditGroup, auditGroupNames } from '#contract/audit/audit-actions.ts';
import { readId, readOneOf, readText } from '#teacher/shared/search-params.ts';

/** Nobody who was signed in: a technician at the machine, or the server. */
export const technicianId = 0;

/** Which entries are shown; absent: all. Classes and keywords are parameters of other sections, too. */
export type AuditSearch = {
  /** Who acted. */
  by?: number | undefined;
  /** The person concerned. */
  about?: number | undefined;
  course?: number | undefined;
  area?: AuditGroup | undefined;
  /** Days such as 2026-09-01. */
  from?: string | undefined;
  to?: string | undefined;
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
    area: readOneOf(raw['area'], auditGroupNames),
    from: readDay(raw['from']),
    to: readDay(raw['to']),
    older: readId(raw['older']),
  };
}
