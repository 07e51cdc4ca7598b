import { createHash } from 'node:crypto';
import type { ApiReply } from '#contract/api.ts';
import { correctionStudentsMax } from '#contract/limits.ts';
import type { QuestionChange } from '#parts/quiz-questions/corrections/correct-question.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import { readMarkedWork } from '#server/features/attempts/marking/mark-again.service.ts';
import { listHeldIds, readRevisions } from '#server/features/contents/revisions.service.ts';
import {
  type ComparedAttempt,
  compareAttempt,
  compareShares,
  isChanged,
  listCorrected,
} from '#server/features/corrections/compare-attempts.ts';
import { listAttempts, listMembers } from '#server/features/corrections/corrected-attempts.repository.ts';
import type { Target } from '#server/features/corrections/find-target.service.ts';
import type { UsedCourseware } from '#server/features/corrections/used-coursewares.repository.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';

/** What a correction would change, by courseware, and the digest by which it is applied. */

export type Preview = ApiReply<'POST /study/correction_preview'>;
type CoursewarePreview = Preview['coursewares'][number];

/** Compares the submitted attempts, and counts those in progress that have the question. */
async function compareAttempts(
  app: App,
  db: Db,
  { coursewareId, target, change }: { coursewareId: number; target: Target; change: QuestionChange },
): Promise<{ compared: ComparedAttempt[]; running: number }> {
  const attempts = await listAttempts(db, [coursewareId]);
  const revisionOf = await readRevisions(app, db, attempts);
  const correctedOf = await readRevisions(app, db, attempts, { ...target, change });
  const { answersByAttempt, stepsByAttempt } = await readMarkedWork(
    db,
    attempts.map(({ id }) => id),
  );
  const works = attempts.map((attempt) => ({
    attempt,
    answers: answersByAttempt.get(attempt.id) ?? [],
    steps: stepsByAttempt.get(attempt.id) ?? [],
    now: revisionOf(attempt),
    corrected: correctedOf(attempt),
  }));
  const isRunning = ({ attempt: { state } }: (typeof works)[number]) => state !== 'submitted';
  return {
    compared: works.flatMap((work) => (isRunning(work) ? [] : (compareAttempt(work) ?? []))),
    running: works.filter((work) => isRunning(work) && listCorrected(work).length > 0).length,
  };
}

async function describeCourseware(
  db: Db,
  courseware: UsedCourseware,
  { compared, running }: Awaited<ReturnType<typeof compareAttempts>>,
): Promise<CoursewarePreview> {
  const comparedById = new Map(compared.map((each) => [each.attemptId, each]));
  const members = await listMembers(db, [...comparedById.keys()], courseware.class_id);
  const groupNames = await readGroupNames(db, courseware);
  const rows = members.flatMap(({ attempt_id, own_score, number, guest_courseware_id, ...person }) => {
    const attempt = comparedById.get(attempt_id);
    const is_guest = guest_courseware_id !== null;
    const student = { ...person, is_guest, group: groupNames.get(person.user_id) ?? '' };
    return attempt ? [{ attempt, student, own_score, number }] : [];
  });
  // A member with an own mark keeps it, whatever becomes of the group's.
  const affected = rows.filter(({ attempt, own_score }) => own_score === null && isChanged(attempt));
  const teacherMarks = rows.flatMap(({ attempt, student, own_score }) => [
    ...attempt.teacherScores.map((score) => ({ ...student, score, is_of_member: false })),
    ...(own_score === null ? [] : [{ ...student, score: own_score, is_of_member: true }]),
  ]);
  return {
    courseware_id: courseware.courseware_id,
    courseware_name: courseware.courseware_name,
    class_name: courseware.class_name,
    submitted: rows.length,
    running,
    gaining: affected.filter(({ attempt }) => compareShares(attempt) > 0).length,
    losing: affected.filter(({ attempt }) => compareShares(attempt) < 0).length,
    students: affected
      .slice(0, correctionStudentsMax)
      .map(({ attempt: { before, after }, student, number }) => ({ ...student, number, before, after })),
    teacher_marks: teacherMarks.slice(0, correctionStudentsMax),
    teacher_mark_count: teacherMarks.length,
  };
}

function toDigest(
  { activityId, questionId, bankQuestionId, versionMax, faulty }: Target,
  facts: unknown,
): string {
  const text = JSON.stringify([activityId, questionId, bankQuestionId, versionMax, faulty, facts]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Changes nothing. Equal digests: the same correction would change the same marks in the same way. */
export async function makePreview(
  app: App,
  db: Db,
  target: Target,
  change: QuestionChange,
): Promise<Preview> {
  const coursewares: CoursewarePreview[] = [];
  const coursewareIds = target.coursewares.map(({ courseware_id }) => courseware_id);
  // Applied twice, it would be another correction on top of the first.
  const facts: unknown[] = [change, [...(await listHeldIds(db, coursewareIds))]];
  for (const courseware of target.coursewares) {
    const { courseware_id: coursewareId } = courseware;
    const comparison = await compareAttempts(app, db, { coursewareId, target, change });
    const described = await describeCourseware(db, courseware, comparison);
    facts.push([coursewareId, comparison.compared, described.teacher_marks]);
    coursewares.push(described);
  }
  return { digest: toDigest(target, facts), coursewares };
}
