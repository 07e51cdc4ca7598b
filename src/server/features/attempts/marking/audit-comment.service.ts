import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { findOnlyMember } from '#server/policy/attempt-members.repository.ts';

/** Records the change of a teacher's comment on an attempt. */
export async function auditComment(
  tx: Db,
  attempt: Pick<Row<'attempt'>, 'id' | 'courseware_id'>,
  change: { at: number; actor_id: number; before: string; after: string },
): Promise<void> {
  const onlyMemberId = await findOnlyMember(tx, attempt.id);
  await recordAudit(tx, {
    ...change,
    action: 'attempt.comment',
    subject_kind: 'attempt',
    subject_id: attempt.id,
    courseware_id: attempt.courseware_id,
    ...(onlyMemberId !== undefined && { user_id: onlyMemberId }),
  });
}
