import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as finalMarks from '#server/features/study/mark-book/final-marks.repository.ts';
import { auditOfBook } from '#server/features/study/mark-book/mark-categories.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listClassStudentIds } from '#server/policy/class-students.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers set a student's final mark in place of the computed total, and take it back. The last one counts. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Percent with at most two decimals. */
const toPercent = (share: number) => Math.round(share * 10_000) / 100;

/** Refuses people who are not in the class with 'not_found'. */
export async function setFinalMark(
  context: SignedInContext,
  { class_id, subject_id, user_id, share, reason, computed_share }: Input<'POST /study/final_mark_set'>,
): Promise<Record<string, never>> {
  const book = { class_id, subject_id };
  await authorize(context, 'mark_book.change', book);
  const { db, app, actor } = context;
  await inTransaction(db, async (tx) => {
    await lockRows(tx, 'class', [class_id]);
    if (!(await listClassStudentIds(tx, class_id)).includes(user_id)) throw new AppError('not_found');
    const former = await finalMarks.findFinalMark(tx, { ...book, user_id });
    const changed = { changed_by: actor.id, changed_at: app.now() };
    await finalMarks.storeFinalMark(tx, { ...book, user_id, share, reason, computed_share, ...changed });
    await recordAudit(tx, {
      ...auditOfBook(context, book, 'final_mark.set'),
      user_id,
      before: { score: former ? toPercent(former.share) : null },
      after: { score: toPercent(share), subject_id },
      reason,
    });
  });
  return {};
}

/** Does nothing if there is none. */
export async function takeBackFinalMark(
  context: SignedInContext,
  { class_id, subject_id, user_id }: Input<'POST /study/final_mark_take_back'>,
): Promise<Record<string, never>> {
  const book = { class_id, subject_id };
  await authorize(context, 'mark_book.change', book);
  await inTransaction(context.db, async (tx) => {
    await lockRows(tx, 'class', [class_id]);
    const former = await finalMarks.findFinalMark(tx, { ...book, user_id });
    if (!former) return;
    await finalMarks.deleteFinalMark(tx, { ...book, user_id });
    await recordAudit(tx, {
      ...auditOfBook(context, book, 'final_mark.take_back'),
      user_id,
      before: { score: toPercent(former.share), subject_id },
    });
  });
  return {};
}
