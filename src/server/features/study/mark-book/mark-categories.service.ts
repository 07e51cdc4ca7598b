import type { Transaction } from 'kysely';
import type { Api } from '#contract/api.ts';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import { markCategoriesMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { storePositions } from '#server/database/positions.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import * as categories from '#server/features/study/mark-book/mark-categories.repository.ts';
import { findPaperWork } from '#server/features/study/mark-book/paper-work.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers change the categories of a mark book. Colleagues take turns, and each changes only the fields of the call. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;
type EmptyReply = Record<string, never>;

/** The part of an audit entry that every change of a book has. */
export function auditOfBook(
  { app, actor }: Pick<SignedInContext, 'app' | 'actor'>,
  { class_id }: { class_id: number },
  action: AuditAction,
): AuditChange {
  const subject = { subject_kind: 'class', subject_id: class_id, class_id } as const;
  return { at: app.now(), actor_id: actor.id, action, ...subject };
}

const describe = ({ name, weight, drop_lowest }: Row<'mark_category'>) => ({ name, weight, drop_lowest });

export async function addCategory(
  context: SignedInContext,
  { class_id, subject_id, ...values }: Input<'POST /study/mark_category_add'>,
): Promise<{ id: number }> {
  const book = { class_id, subject_id };
  await authorize(context, 'mark_book.change', book);
  return inTransaction(context.db, async (tx) => {
    const siblings = await categories.lockCategories(tx, book);
    if (siblings.length >= markCategoriesMax) throw new AppError('invalid_input', { field: 'name' });
    const id = await categories.insertCategory(tx, { ...book, ...values, position: siblings.length + 1 });
    const after = { ...values, subject_id };
    await recordAudit(tx, { ...auditOfBook(context, book, 'mark_category.add'), after });
    return { id };
  });
}

/** Runs `change` with the category and those of its book, once they are locked. */
async function changeLocked(
  context: SignedInContext,
  id: number,
  change: (
    tx: Transaction<Schema>,
    category: Row<'mark_category'>,
    siblings: readonly Row<'mark_category'>[],
  ) => Promise<void>,
): Promise<EmptyReply> {
  const book = requireFound(await categories.findCategory(context.db, id));
  await authorize(context, 'mark_book.change', book);
  await inTransaction(context.db, async (tx) => {
    const siblings = await categories.lockCategories(tx, book);
    const category = requireFound(siblings.find((sibling) => sibling.id === id));
    await change(tx, category, siblings);
  });
  return {};
}

export function changeCategory(
  context: SignedInContext,
  { id, position, name, weight, drop_lowest }: Input<'POST /study/mark_category_change'>,
): Promise<EmptyReply> {
  return changeLocked(context, id, async (tx, category, siblings) => {
    const changed = {
      ...category,
      name: name ?? category.name,
      weight: weight ?? category.weight,
      drop_lowest: drop_lowest ?? category.drop_lowest,
    };
    await categories.updateCategory(tx, id, describe(changed));
    if (position !== undefined) {
      const others = siblings.filter((sibling) => sibling !== category);
      await storePositions(tx, 'mark_category', others.toSpliced(position - 1, 0, category));
    }
    const [before, after] = [describe(category), describe(changed)];
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await recordAudit(tx, { ...auditOfBook(context, category, 'mark_category.change'), before, after });
  });
}

export function deleteCategory(
  context: SignedInContext,
  { id }: Input<'POST /study/mark_category_delete'>,
): Promise<EmptyReply> {
  return changeLocked(context, id, async (tx, category, siblings) => {
    await categories.deleteCategory(tx, id);
    await storePositions(
      tx,
      'mark_category',
      siblings.filter((sibling) => sibling !== category),
    );
    const before = { ...describe(category), subject_id: category.subject_id };
    await recordAudit(tx, { ...auditOfBook(context, category, 'mark_category.delete'), before });
  });
}

/** Refuses a category of another class or subject with 'not_found'. */
export async function assignCategory(
  context: SignedInContext,
  { kind, id, category_id }: Input<'POST /study/mark_category_assign'>,
): Promise<EmptyReply> {
  const find = kind === 'paper' ? findPaperWork : categories.findCourseware;
  const book = requireFound(await find(context.db, id));
  await authorize(context, 'mark_book.change', book);
  await inTransaction(context.db, async (tx) => {
    const all = await categories.lockCategories(tx, book);
    const findName = (wantedId: number | null) => all.find((each) => each.id === wantedId)?.name;
    if (category_id !== null && findName(category_id) === undefined) throw new AppError('not_found');
    const work = requireFound(await find(tx, id));
    if (work.mark_category_id === category_id) return;
    await categories.storeCategoryOf(tx, { kind, id }, category_id);
    await recordAudit(tx, {
      ...auditOfBook(context, book, 'mark_category.assign'),
      ...(kind === 'courseware' && { courseware_id: id }),
      before: { name: work.name, category: findName(work.mark_category_id) ?? null },
      after: { name: work.name, category: findName(category_id) ?? null },
    });
  });
  return {};
}
