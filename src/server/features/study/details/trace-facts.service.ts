import type { QuestionInfo, StudentResponse } from '#form/activity-type.ts';
import type { Db } from '#server/database/database.ts';
import { limitsOnDevice } from '#server/features/attempts/reading/server-limits.service.ts';
import { effectiveRules } from '#server/features/attempts/rules/effective-rules.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { StudentAttempts } from '#server/features/study/class-work/courseware-study.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import type { StudyCourseware } from '#server/features/study/class-work/study.repository.ts';

/** What the report of traces learns of an attempt beside its trace. */

type Attempt = studentWork.StudyAttempt;
type Marks = NonNullable<StudentResponse['marks']>;
export type TraceFacts = Pick<StudentResponse, 'marks' | 'unmarked' | 'limit_minutes'>;

/** The marks by question of an attempt. What was left out of submitted work has no points. */
function listMarks(
  { state }: Attempt,
  questions: readonly QuestionInfo[],
  scores: Awaited<ReturnType<typeof studentWork.listScores>>,
): Marks {
  const leftOut = state === 'submitted' ? questions : [];
  const zeros = leftOut.map(({ id, max_score }) => [id, { score: 0, max_score, time_ms: 0 }] as const);
  const marks = scores.map(
    ({ question_id, score, max_score, needs_teacher, time_ms }) =>
      [question_id, { score: needs_teacher === 1 ? null : score, max_score, time_ms }] as const,
  );
  return new Map([...zeros, ...marks]);
}

/** Returns a function that gives the facts of an attempt, for the student who did it. */
export async function readTraceFacts(
  db: Db,
  courseware: StudyCourseware,
  attempts: readonly Attempt[],
  revisionOf: (attempt: Attempt) => Revision,
): Promise<(attempt: Attempt, student: StudentAttempts) => TraceFacts> {
  const ids = attempts.map(({ id }) => id);
  const questionsOf = (attempt: Attempt) => [...revisionOf(attempt).questions.values()];
  const unmarkedIds = new Set(
    attempts.flatMap(questionsOf).flatMap(({ id, marked_by }) => (marked_by === 'nobody' ? [id] : [])),
  );
  const scores = ids.length > 0 ? await studentWork.listScores(db, ids) : [];
  const unmarked = unmarkedIds.size > 0 ? await studentWork.listResponsesTo(db, ids, [...unmarkedIds]) : [];
  const scoresByAttempt = Map.groupBy(scores, ({ attempt_id }) => attempt_id);
  const unmarkedByAttempt = Map.groupBy(unmarked, ({ attempt_id }) => attempt_id);
  return (attempt, { exception }) => {
    const { time_limit_minutes } = effectiveRules(courseware, exception);
    const responses = (unmarkedByAttempt.get(attempt.id) ?? []).map(
      ({ question_id, response }) => [question_id, JSON.parse(response) as unknown] as const,
    );
    return {
      marks: listMarks(attempt, questionsOf(attempt), scoresByAttempt.get(attempt.id) ?? []),
      unmarked: new Map(responses),
      ...(time_limit_minutes !== null &&
        limitsOnDevice(revisionOf(attempt)) && { limit_minutes: time_limit_minutes }),
    };
  };
}
