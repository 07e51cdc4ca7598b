import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction, type Tx } from '#server/database/database.ts';
import { refuseWhileMarksWait } from '#server/features/attempts/marking/waiting-marks.service.ts';
import { feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import { recordChanges } from '#server/features/changes/record-changes.service.ts';
import { takeBackMarksMessages, writeMessage } from '#server/features/messages/write-message.service.ts';
import { requireStudyCourseware } from '#server/features/study/class-work/courseware-study.ts';
import type { StudyCourseware } from '#server/features/study/class-work/study.repository.ts';
import * as marking from '#server/features/study/marking/marking.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Tells the students whose marks can be seen from now on. */
async function tellStudents(
  { app, actor }: SignedInContext,
  tx: Tx,
  courseware: StudyCourseware,
): Promise<void> {
  const { courseware_id, class_id, subject_id } = courseware;
  const now = app.now();
  const rules = { ...courseware, marks_held: 1 as const, marks_released_at: now };
  if (feedbackFor('submitted', rules, now) !== 'all') return;
  const userIds = await marking.listPeopleWithMarks(tx, courseware_id, now);
  const place = { from_id: actor.id, class_id, subject_id, courseware_id };
  await writeMessage(app, tx, { kind: 'marks', ...place, text: '', userIds });
}

/**
 * Shows students the marks that their courseware holds back, or holds them back again. Repeated calls change nothing.
 * Refuses coursewares that hold no marks back, and with 'marks_waiting' releasing that the teacher has not confirmed.
 */
export async function releaseMarks(
  context: SignedInContext,
  { courseware_id, is_released, confirmed }: ParsedInputOf<Api['POST /study/marks_release']>,
): Promise<ApiReply<'POST /study/marks_release'>> {
  const { app, actor } = context;
  const courseware = await requireStudyCourseware(context, courseware_id);
  await authorize(context, 'attempt.mark', courseware);
  const now = app.now();
  const marks_released_at = await inTransaction(app.db, async (tx) => {
    const heldMarks = requireFound(await marking.lockHeldMarks(tx, courseware_id));
    if (heldMarks.marks_held === 0) throw new AppError('invalid_input', { field: 'courseware_id' });
    const oldReleasedAt = heldMarks.marks_released_at;
    if ((oldReleasedAt !== null) === is_released) return oldReleasedAt;
    if (is_released && !confirmed) await refuseWhileMarksWait(tx, courseware_id);
    const newReleasedAt = is_released ? now : null;
    await marking.updateMarksReleasedAt(tx, courseware_id, newReleasedAt);
    await recordChanges(app, tx, {
      kind: 'marks.released',
      at: now,
      by: actor.id,
      courseware: { id: courseware_id, class_id: courseware.class_id },
      before: oldReleasedAt,
      after: newReleasedAt,
    });
    if (is_released) await tellStudents(context, tx, courseware);
    else await takeBackMarksMessages(app, tx, courseware_id);
    return newReleasedAt;
  });
  return { marks_released_at };
}
