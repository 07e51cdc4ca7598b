import type { DemoPicture, Random, SimulatedAttempt } from '#activities/demo-half.ts';
import { markWork } from '#activities/mark-work.ts';
import type { DemoCourseware } from '#demo/fill-units.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Makes the rows of an attempt as a student or a group could have left it. Pure. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type Simulated = {
  attempt: NewRow<'attempt'>;
  answers: Omit<NewRow<'answer'>, 'attempt_id'>[];
  /** Pictures to submit, by question id. */
  pictures: ReadonlyMap<string, readonly DemoPicture[]>;
};

type Work = SimulatedAttempt & {
  courseware: DemoCourseware;
  /** The student who started it. */
  userId: number;
  /** The group that shares it; absent for the attempt of one student. */
  groupId?: number;
};

export function simulateAttempt(work: Work, random: Random): Simulated {
  const { courseware, userId, groupId = null, number, startedAt, finished } = work;
  const { model, demo } = courseware.placed;
  const { content } = courseware.revision;
  const simulatedWork = demo.simulateWork(content, work, random);
  const mark = markWork(
    model,
    content,
    Object.fromEntries(simulatedWork.map((each) => [each.question_id, each.response])),
    new Set(simulatedWork.flatMap(({ question_id, files }) => (files ? [question_id] : []))),
  );
  const isMarked = mark.questions.size > 0;
  let clock = startedAt;
  const answers = simulatedWork.map(({ question_id, response, time_ms }) => {
    clock += time_ms;
    const questionMark = mark.questions.get(question_id);
    return {
      question_id,
      response: JSON.stringify(response),
      flagged: isMarked && random.next() < 0.04 ? 1 : 0,
      locked: 0,
      seq: 1,
      time_ms,
      shown_at: clock - time_ms,
      deadline_at: null,
      saved_at: clock,
      score: finished ? (questionMark?.score ?? 0) : null,
      max_score: questionMark?.max_score ?? 0,
      needs_teacher: finished && questionMark?.needs_teacher ? 1 : 0,
    };
  });
  const attempt: NewRow<'attempt'> = {
    courseware_id: courseware.id,
    user_id: userId,
    group_id: groupId,
    revision_id: courseware.revision.id,
    user_number: number,
    creation_key: null,
    seed: random.between(1, 2_000_000_000),
    shuffle: 0,
    state: finished ? 'submitted' : 'in_progress',
    started_at: startedAt,
    deadline_at: courseware.settings.due_at,
    submitted_at: finished ? clock + 5_000 : null,
    ended_by: finished ? 'student' : null,
    last_saved_at: clock,
    score: finished ? mark.score : null,
    max_score: mark.max_score,
    needs_teacher: finished && mark.needs_teacher ? 1 : 0,
    time_ms: answers.reduce((sum, { time_ms }) => sum + time_ms, 0),
    comment: isMarked && finished && random.next() < 0.06 ? '做得不錯，留意最後一題的要求。' : '',
    comment_by: null,
  };
  const pictures = new Map(
    simulatedWork.flatMap(({ question_id, files }) => (files ? [[question_id, files]] : [])),
  );
  return { attempt, answers, pictures };
}

/** When the student started: after school in Hong Kong, in the days before the due time, and never in the future. */
export function chooseStart(courseware: DemoCourseware, now: number, random: Random): number {
  const latest = Math.min(courseware.settings.due_at ?? now, now) - 2 * hourMs;
  const day = new Date(latest - Math.floor(random.next() * 4 * dayMs)).setUTCHours(7, 30, 0, 0);
  const at = day + Math.floor(random.next() * 5 * hourMs);
  return at > latest ? at - dayMs : at;
}
