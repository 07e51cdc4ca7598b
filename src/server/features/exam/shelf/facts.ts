import type * as z from 'zod';
import type { examFactChanges, examFacts } from '#contract/exam/exam-fields.ts';
import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/database/database.ts';
import type { Shelf, Thing } from '#server/features/exam/shelf/shelf.ts';
import * as tags from '#server/features/exam/shelf/tags.repository.ts';
import { hasSubject } from '#server/policy/subjects.repository.ts';

/** Stores the facts of questions and papers, which change without a new version. */

export type Facts = z.output<typeof examFacts>;
export type FactChanges = z.output<typeof examFactChanges>;

type FactColumns = Pick<Thing, 'subject_id' | 'grade' | 'year' | 'difficulty' | 'visibility'>;

/** Refuses what only colleagues of a subject shall see, but has no subject. */
function requireAudience({ visibility, subject_id }: Pick<Thing, 'visibility' | 'subject_id'>): void {
  if (visibility === 'subject' && subject_id === null) throw new AppError('subject_needed');
}

/** The columns with the facts. Refuses an unknown subject. */
export async function toFactColumns(
  tx: Tx,
  { subject_id, grade, year, difficulty, visibility }: Facts,
): Promise<FactColumns> {
  requireAudience({ visibility, subject_id });
  if (subject_id !== null && !(await hasSubject(tx, subject_id)))
    throw new AppError('invalid_input', { field: 'facts.subject_id' });
  return { subject_id, grade, year: year ?? 0, difficulty, visibility };
}

/** Gives the thing exactly these tags. */
export async function replaceTags(tx: Tx, shelf: Shelf, id: number, names: readonly string[]): Promise<void> {
  const wanted = (await tags.addTags(tx, names)).map((tag) => tag.id);
  const stored = ((await tags.listTagsOf(tx, shelf, [id])).get(id) ?? []).map((tag) => tag.id);
  await tags.untagThings(
    tx,
    shelf,
    [id],
    stored.filter((tagId) => !wanted.includes(tagId)),
  );
  await tags.tagThings(
    tx,
    shelf,
    [id],
    wanted.filter((tagId) => !stored.includes(tagId)),
  );
}

/** The changed columns of several things. Refuses an unknown subject, and a visibility that lacks one. */
export async function toChangedColumns(
  tx: Tx,
  rows: readonly Thing[],
  { subject_id, grade, year, difficulty, visibility }: FactChanges,
): Promise<Partial<FactColumns>> {
  if (subject_id && !(await hasSubject(tx, subject_id)))
    throw new AppError('invalid_input', { field: 'changes.subject_id' });
  for (const row of rows) {
    requireAudience({
      visibility: visibility ?? row.visibility,
      subject_id: subject_id === undefined ? row.subject_id : subject_id,
    });
  }
  return {
    ...(subject_id !== undefined && { subject_id }),
    ...(grade !== undefined && { grade }),
    ...(year !== undefined && { year: year ?? 0 }),
    ...(difficulty !== undefined && { difficulty }),
    ...(visibility !== undefined && { visibility }),
  };
}
