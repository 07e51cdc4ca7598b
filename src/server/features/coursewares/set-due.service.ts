import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { publishDeadlines, updateDeadlines } from '#server/features/attempts/ending/deadlines.service.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { markResultsDue } from '#server/features/bank-results/results-due.service.ts';
import { requireCoursewares } from '#server/features/coursewares/coursewares.service.ts';
import * as placing from '#server/features/coursewares/placing.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Gives several coursewares one due time. */

/**
 * Changes all of them, or none: refuses a due time that is not after the opening time of each. Attempts in progress get
 * the new time.
 */
export async function setDueOfCoursewares(
  context: SignedInContext,
  { ids: requestedIds, due_at }: ParsedInputOf<Api['POST /teacher/courseware_due']>,
): Promise<Record<string, never>> {
  const { app, db, actor } = context;
  // Sorted, so that two calls at the same time never wait for each other.
  const ids = [...new Set(requestedIds)].sort((one, other) => one - other);
  const rows = (await requireCoursewares(context, ids)).toSorted((one, other) => one.id - other.id);
  const opensLater = ({ open_at }: { open_at: number | null }) =>
    open_at !== null && due_at !== null && due_at <= open_at;
  if (rows.some(opensLater)) throw new AppError('invalid_input', { field: 'due_at' });
  await inTransaction(db, async (tx) => {
    for (const row of rows) {
      await placing.updateCourseware(tx, row.id, { due_at });
      publishDeadlines(app, tx, await updateDeadlines(app, tx, { ...row, due_at }), false);
    }
    await markResultsDue(app, tx, ids);
    await recordAudit(
      tx,
      ...rows.map(({ id, class_id, due_at: oldDueAt }) => ({
        at: app.now(),
        actor_id: actor.id,
        action: 'courseware.due' as const,
        subject_kind: 'courseware' as const,
        subject_id: id,
        courseware_id: id,
        class_id,
        before: { due_at: oldDueAt },
        after: { due_at },
      })),
    );
  });
  return {};
}
