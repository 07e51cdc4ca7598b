import type { Transaction } from 'kysely';
import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isPaperScore } from '#contract/paper-score.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import { auditOfBook } from '#server/features/study/mark-book/mark-categories.service.ts';
import * as paperWork from '#server/features/study/mark-book/paper-work.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers give marks for work on paper. The last one of a student and work counts; the audit table tells all. */

type GivenMark = ParsedInputOf<Api['POST /study/paper_marks_save']>['marks'][number];
type StoredMark = Pick<Row<'paper_mark'>, 'score' | 'is_excused'>;

type PaperMarkChange = {
  work: Row<'paper_work'>;
  user_id: number;
  before: StoredMark | undefined;
  after: StoredMark | undefined;
};

const describe = ({ name }: Row<'paper_work'>, mark: StoredMark | undefined) => ({
  name,
  score: mark?.score ?? null,
  is_excused: mark?.is_excused === 1,
});

const isSame = (one: StoredMark | undefined, other: StoredMark | undefined) =>
  one?.score === other?.score && one?.is_excused === other?.is_excused;

export async function recordPaperMarks(
  context: SignedInContext,
  tx: Transaction<Schema>,
  changes: readonly PaperMarkChange[],
): Promise<void> {
  await recordAudit(
    tx,
    ...changes.map(
      ({ work, user_id, before, after }): AuditChange => ({
        ...auditOfBook(context, work, 'paper_mark.change'),
        user_id,
        before: describe(work, before),
        after: describe(work, after),
      }),
    ),
  );
}

/** The mark to store; undefined: there is none any more. */
function toStoredMark({ score, is_excused }: GivenMark): StoredMark | undefined {
  if (is_excused) return { score: null, is_excused: 1 };
  return score === null ? undefined : { score, is_excused: 0 };
}

/** The works of the marks, by id. Refuses all marks if one is not for the teacher to give. */
async function requireWorks(context: SignedInContext, marks: readonly GivenMark[]) {
  const ids = [...new Set(marks.map(({ paper_work_id }) => paper_work_id))];
  const works = await paperWork.listPaperWorksById(context.db, ids);
  if (works.length < ids.length) throw new AppError('not_found');
  const books = new Map(works.map((work) => [`${work.class_id}/${work.subject_id}`, work]));
  for (const book of books.values()) await authorize(context, 'mark_book.change', book);
  return ids;
}

/** Refuses all marks with 'mark_too_high' or, for people who are not in the class, 'not_found'. */
export async function savePaperMarks(
  context: SignedInContext,
  { marks }: ParsedInputOf<Api['POST /study/paper_marks_save']>,
): Promise<Record<string, never>> {
  const ids = await requireWorks(context, marks);
  await inTransaction(context.db, async (tx) => {
    await lockRows(tx, 'paper_work', ids);
    const works = new Map((await paperWork.listPaperWorksById(tx, ids)).map((work) => [work.id, work]));
    const classIds = [...works.values()].map(({ class_id }) => class_id);
    const students = await paperWork.listStudentKeys(tx, classIds);
    const keyOf = (mark: { paper_work_id: number; user_id: number }) =>
      `${mark.paper_work_id}/${mark.user_id}`;
    const stored = new Map((await paperWork.listPaperMarks(tx, ids)).map((mark) => [keyOf(mark), mark]));
    // Of two marks of one cell, the later counts.
    const given = [...new Map(marks.map((mark) => [keyOf(mark), mark])).values()];
    const changes = given.map((mark) => {
      const { paper_work_id, user_id, score } = mark;
      const work = requireFound(works.get(paper_work_id));
      if (!students.has(`${work.class_id}/${user_id}`)) throw new AppError('not_found');
      if (score !== null && !isPaperScore(score, work.max_score))
        throw new AppError('mark_too_high', { max: work.max_score });
      return { work, user_id, before: stored.get(keyOf(mark)), after: toStoredMark(mark) };
    });
    await storeChanges(
      context,
      tx,
      changes.filter(({ before, after }) => !isSame(before, after)),
    );
  });
  return {};
}

async function storeChanges(
  context: SignedInContext,
  tx: Transaction<Schema>,
  changes: readonly PaperMarkChange[],
): Promise<void> {
  const changed = { changed_by: context.actor.id, changed_at: context.app.now() };
  const keyOf = ({ work, user_id }: PaperMarkChange) => ({ paper_work_id: work.id, user_id });
  await paperWork.storePaperMarks(
    tx,
    changes.flatMap((change) => (change.after ? [{ ...keyOf(change), ...change.after, ...changed }] : [])),
  );
  await paperWork.deletePaperMarks(tx, changes.filter(({ after }) => !after).map(keyOf));
  await recordPaperMarks(context, tx, changes);
}
