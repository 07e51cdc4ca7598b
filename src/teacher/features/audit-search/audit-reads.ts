import type { ApiInput, ApiReply } from '#contract/api.ts';
import type { AuditSearch } from './audit-search.ts';

export type AuditEntry = ApiReply<'GET /admin/audit'>['items'][number];
export type AuditInput = ApiInput<'GET /admin/audit'>;

export const pageSize = 50;

/** Turns the search parameters into the input of `GET /admin/audit`. */
export function toAuditInput({
  by,
  about,
  course,
  class_id,
  area,
  from,
  to,
  keyword,
  older,
}: AuditSearch): AuditInput {
  return {
    actor_id: by ?? '',
    user_id: about ?? '',
    class_id: class_id ?? '',
    courseware_id: course ?? '',
    group: area ?? '',
    from: from ?? '',
    to: to ?? '',
    keyword,
    before_id: older ?? '',
    limit: pageSize,
  };
}
