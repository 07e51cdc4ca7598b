import { randomUUID } from 'node:crypto';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import type { Row } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { notePoolChange } from '#server/features/bank-pool/pool.service.ts';
import { indexSubjectJob } from '#server/features/resources/index.service.ts';
import * as subjectChanges from '#server/features/subjects/subject-changes.repository.ts';
import * as subjects from '#server/features/subjects/subjects.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Lists the subjects in the school's order. */
export function listSubjects(db: Db) {
  return subjects.listSubjects(db);
}

export function findSubject(db: Db, id: number): Promise<Row<'subject'> | undefined> {
  return subjects.findSubject(db, id);
}

/** All subjects in the school's order, and whether each is used. */
export async function describeSubjects({ db }: SignedInContext): Promise<ApiReply<'GET /admin/subjects'>> {
  const usedSubjectIds = await subjects.listUsedSubjects(db);
  const items = (await subjects.listSubjects(db)).map((each) => ({
    ...each,
    is_used: usedSubjectIds.has(each.id),
  }));
  return { items };
}

/** Refuses with 'name_taken' if another subject has the name. */
async function requireFreeName(tx: Db, name: string, ownId?: number): Promise<void> {
  const holderId = await subjects.findSubjectIdByName(tx, name);
  if (holderId !== undefined && holderId !== ownId) throw new AppError('name_taken', { name });
}

export async function addSubject(
  { app, db, actor }: SignedInContext,
  input: InputOf<'POST /admin/subject_add'>,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    await lockRows(tx, 'subject');
    await requireFreeName(tx, input.name);
    const id = await subjectChanges.insertSubject(tx, input);
    const auditColumns = {
      at: app.now(),
      actor_id: actor.id,
      action: 'subject.add',
      subject_kind: 'subject',
    } as const;
    await recordAudit(tx, { ...auditColumns, subject_id: id, after: input });
    return { id };
  });
}

/**
 * Moves the subject to this position, at most to the end, and numbers all subjects from 1. Returns the position that the
 * subject has then.
 */
async function moveSubject(tx: Db, id: number, position: number): Promise<number> {
  const otherIds = (await subjects.listSubjects(tx)).map((each) => each.id).filter((other) => other !== id);
  const sortedIds = otherIds.toSpliced(position - 1, 0, id);
  for (const [index, each] of sortedIds.entries())
    await subjectChanges.updateSubject(tx, each, { position: index + 1 });
  return sortedIds.indexOf(id) + 1;
}

/** Changes a subject; after a new name, a job indexes its resources again. Refuses with 'not_found' and 'name_taken'. */
export async function updateSubject(
  { app, db, actor }: SignedInContext,
  { id, position, ...input }: InputOf<'POST /admin/subject_update'>,
): Promise<Record<string, never>> {
  await inTransaction(db, async (tx) => {
    await lockRows(tx, 'subject');
    const formerSubject = requireFound(await subjects.findSubject(tx, id));
    const {
      name = formerSubject.name,
      name_eng = formerSubject.name_eng,
      colour = formerSubject.colour,
    } = input;
    await requireFreeName(tx, name, id);
    const after = { name, name_eng, colour };
    await subjectChanges.updateSubject(tx, id, after);
    const newPosition = position === undefined ? formerSubject.position : await moveSubject(tx, id, position);
    const auditColumns = {
      at: app.now(),
      actor_id: actor.id,
      action: 'subject.change',
      subject_kind: 'subject',
    } as const;
    const oldColumns = {
      name: formerSubject.name,
      name_eng: formerSubject.name_eng,
      colour: formerSubject.colour,
    };
    await recordAudit(tx, {
      ...auditColumns,
      subject_id: id,
      before: { ...oldColumns, position: formerSubject.position },
      after: { ...after, position: newPosition },
    });
    if (name === formerSubject.name && name_eng === formerSubject.name_eng) return;
    await enqueueJob(app, tx, indexSubjectJob, {
      key: `${id}/${randomUUID()}`,
      requested_by: actor.id,
      payload: { subject_id: id },
    });
  });
  return {};
}

/**
 * Deletes the subject; its activities and resources then have none. Refuses with 'subject_in_use' if it has units or is
 * taught.
 */
export async function deleteSubject(
  { app, db, actor }: SignedInContext,
  id: number,
): Promise<Record<string, never>> {
  return inTransaction(db, async (tx) => {
    const { name, name_eng, colour } = requireFound(await subjects.findSubject(tx, id));
    if (!(await subjectChanges.deleteUnusedSubject(tx, id))) throw new AppError('subject_in_use');
    await notePoolChange(tx);
    const auditColumns = {
      at: app.now(),
      actor_id: actor.id,
      action: 'subject.delete',
      subject_kind: 'subject',
    } as const;
    await recordAudit(tx, { ...auditColumns, subject_id: id, before: { name, name_eng, colour } });
    return {};
  });
}
