import type { Transaction } from 'kysely';
import type { Api } from '#contract/api.ts';
import { paperWorksMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { lockCategories } from '#server/features/study/mark-book/mark-categories.repository.ts';
import { auditOfBook } from '#server/features/study/mark-book/mark-categories.service.ts';
import { recordPaperMarks } from '#server/features/study/mark-book/paper-marks.service.ts';
import * as paperWork from '#server/features/study/mark-book/paper-work.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers add, change and delete work on paper. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;
type EmptyReply = Record<string, never>;

const describe = ({ name, day, max_score }: Pick<Row<'paper_work'>, 'name' | 'day' | 'max_score'>) => ({
  name,
  day,
  max_score,
});

/** Refuses a category of another class or subject with 'not_found'. */
export async function addPaperWork(
  context: SignedInContext,
  { class_id, subject_id, category_id, ...values }: Input<'POST /study/paper_work_add'>,
): Promise<{ id: number }> {
  const book = { class_id, subject_id };
  await authorize(context, 'mark_book.change', book);
  const { db, app, actor } = context;
  return inTransaction(db, async (tx) => {
    const categories = await lockCategories(tx, book);
    if (category_id !== null && !categories.some(({ id }) => id === category_id))
      throw new AppError('not_found');
    if ((await paperWork.listPaperWorks(tx, book)).length >= paperWorksMax)
      throw new AppError('invalid_input', { field: 'name' });
    const created = { created_by: actor.id, created_at: app.now() };
    const id = await paperWork.insertPaperWork(tx, {
      ...book,
      ...values,
      ...created,
      mark_category_id: category_id,
    });
    const after = { ...values, subject_id };
    await recordAudit(tx, { ...auditOfBook(context, book, 'paper_work.add'), after });
    return { id };
  });
}

/** Runs `change` with the work and its marks, which nobody else changes until the transaction ends. */
async function changeLocked(
  context: SignedInContext,
  id: number,
  change: (
    tx: Transaction<Schema>,
    work: Row<'paper_work'>,
    marks: readonly Row<'paper_mark'>[],
  ) => Promise<void>,
): Promise<EmptyReply> {
  await authorize(context, 'mark_book.change', requireFound(await paperWork.findPaperWork(context.db, id)));
  await inTransaction(context.db, async (tx) => {
    await lockRows(tx, 'paper_work', [id]);
    const work = requireFound(await paperWork.findPaperWork(tx, id));
    await change(tx, work, await paperWork.listPaperMarks(tx, [id]));
  });
  return {};
}

/** Refuses a maximum below a mark with 'invalid_input'. */
export function changePaperWork(
  context: SignedInContext,
  { id, name, day, max_score }: Input<'POST /study/paper_work_change'>,
): Promise<EmptyReply> {
  return changeLocked(context, id, async (tx, work, marks) => {
    const changed = {
      name: name ?? work.name,
      day: day ?? work.day,
      max_score: max_score ?? work.max_score,
    };
    if (marks.some(({ score }) => score !== null && score > changed.max_score))
      throw new AppError('invalid_input', { field: 'max_score' });
    await paperWork.updatePaperWork(tx, id, changed);
    const before = describe(work);
    if (JSON.stringify(before) === JSON.stringify(changed)) return;
    await recordAudit(tx, { ...auditOfBook(context, work, 'paper_work.change'), before, after: changed });
  });
}

/** The audit table tells each mark that is deleted with the work. */
export function deletePaperWork(
  context: SignedInContext,
  { id }: Input<'POST /study/paper_work_delete'>,
): Promise<EmptyReply> {
  return changeLocked(context, id, async (tx, work, marks) => {
    await recordPaperMarks(
      context,
      tx,
      marks.map((mark) => ({ work, user_id: mark.user_id, before: mark, after: undefined })),
    );
    await paperWork.deletePaperWork(tx, id);
    const before = { ...describe(work), subject_id: work.subject_id };
    await recordAudit(tx, { ...auditOfBook(context, work, 'paper_work.delete'), before });
  });
}
