import type { App } from '#server/app.ts';
import { readResolvedContents } from '#server/features/contents/resolve.service.ts';

/** Everything that is stored of the work of a school, as it is stored. */

export async function readRows({ db, activities }: App) {
  const all = {
    coursewares: await db
      .selectFrom('courseware_record as courseware')
      .innerJoin('unit_record as unit', 'unit.id', 'courseware.unit_id')
      .selectAll('courseware')
      .select(['unit.class_id', 'unit.subject_id'])
      .where('courseware.deleted_at', 'is', null)
      .execute(),
    revisions: await db.selectFrom('activity_revision').selectAll().execute(),
    corrections: await db
      .selectFrom('mark_correction')
      .innerJoin('mark_correction_use', 'mark_correction_use.correction_id', 'mark_correction.id')
      .selectAll()
      .orderBy('mark_correction.id')
      .execute(),
    exceptions: await db.selectFrom('courseware_exception').selectAll().execute(),
    targets: await db.selectFrom('courseware_target').selectAll().execute(),
    groupMembers: await db.selectFrom('group_member').selectAll().execute(),
    classMembers: await db.selectFrom('class_student').selectAll().execute(),
    users: await db.selectFrom('user').selectAll().execute(),
    attempts: await db.selectFrom('attempt').selectAll().execute(),
    members: await db.selectFrom('attempt_member').selectAll().execute(),
    answers: await db.selectFrom('answer').selectAll().execute(),
    categories: await db.selectFrom('mark_category').selectAll().orderBy('position').execute(),
    papers: await db.selectFrom('paper_work').selectAll().execute(),
    paperMarks: await db.selectFrom('paper_mark').selectAll().execute(),
  };
  const resolved = await readResolvedContents(db, activities, all.revisions);
  const questionsByRevision = new Map(
    resolved.map(({ model, content }, index) => [all.revisions[index]?.id, model.work.questions(content)]),
  );
  return {
    ...all,
    questionsByRevision,
    answersByAttempt: Map.groupBy(all.answers, ({ attempt_id }) => attempt_id),
  };
}

export type Rows = Awaited<ReturnType<typeof readRows>>;
export type CoursewareRow = Rows['coursewares'][number];
type AttemptRow = Rows['attempts'][number];

/** The questions with marks of a revision and their points, as corrected in the courseware. */
export function listPoints(rows: Rows, courseware: CoursewareRow, revisionId: number): Map<string, number> {
  const questions = rows.questionsByRevision.get(revisionId) ?? [];
  const points = new Map(
    questions.flatMap(({ id, marked_by, max_score }) =>
      marked_by === 'nobody' ? [] : [[id, max_score] as const],
    ),
  );
  for (const { courseware_id, question_id, kind, points: newPoints } of rows.corrections) {
    if (courseware_id !== courseware.id || !points.has(question_id)) continue;
    if (kind === 'void') points.set(question_id, 0);
    if (kind === 'points') points.set(question_id, newPoints ?? 0);
  }
  return points;
}

/** One person's attempt with all that its mark is made of. */
export type Piece = {
  attempt: AttemptRow;
  user_id: number;
  number: number;
  isSubmitted: boolean;
  /** An answer waits for a teacher. */
  waits: boolean;
  score: number;
  /** The group's score, without this member's own mark. */
  sharedScore: number;
  maximum: number;
  /** 0..1; null without points, before submitting, and while it waits. */
  share: number | null;
  isLate: boolean;
};

const graceMs = 3_000;
const toHundredths = (value: number) => Math.round(value * 100) / 100;

/** The student's own due time. */
export function findDue(rows: Rows, courseware: CoursewareRow, userId: number): number | null {
  const own = rows.exceptions.find(
    ({ courseware_id, user_id }) => courseware_id === courseware.id && user_id === userId,
  );
  const due = own?.due_at ?? courseware.due_at;
  return due === null ? null : due + (own?.extra_minutes ?? 0) * 60_000;
}

function wasLate(attempt: AttemptRow, due: number | null): boolean {
  if (due === null || attempt.state !== 'submitted') return false;
  const at =
    attempt.ended_by === 'student'
      ? Number(attempt.submitted_at)
      : Math.max(attempt.started_at, attempt.last_saved_at ?? 0);
  return at > due + graceMs;
}

/** All attempts at a courseware, once for each member. */
export function listPieces(rows: Rows, courseware: CoursewareRow): Piece[] {
  const pieces: Piece[] = [];
  for (const member of rows.members) {
    if (member.courseware_id !== courseware.id) continue;
    const attempt = rows.attempts.find(({ id }) => id === member.attempt_id);
    if (!attempt) throw new Error('A member without an attempt');
    const points = listPoints(rows, courseware, attempt.revision_id);
    let sharedScore = 0;
    let maximum = 0;
    for (const possible of points.values()) maximum += possible;
    let waits = false;
    for (const answer of rows.answersByAttempt.get(attempt.id) ?? []) {
      if (!points.has(answer.question_id)) continue;
      sharedScore += answer.score ?? 0;
      if (answer.needs_teacher === 1) waits = true;
    }
    sharedScore = toHundredths(sharedScore);
    maximum = toHundredths(maximum);
    const score = member.own_score ?? sharedScore;
    const isSubmitted = attempt.state === 'submitted';
    pieces.push({
      attempt,
      user_id: member.user_id,
      number: member.number,
      isSubmitted,
      waits,
      score,
      sharedScore,
      maximum,
      share: isSubmitted && !waits && maximum > 0 ? score / maximum : null,
      isLate: wasLate(attempt, findDue(rows, courseware, member.user_id)),
    });
  }
  return pieces;
}
