import type { DemoCourseware } from '#demo/fill-units.ts';
import type { DemoItem, DemoPicture, Random, SimulatedAttempt } from '#form/demo-half.ts';
import { markWork } from '#form/mark-work.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Makes the rows of an attempt as a student or a group could have left it. Pure. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type SimulatedRows = {
  attempt: NewRow<'attempt'>;
  answers: Omit<NewRow<'answer'>, 'attempt_id'>[];
  /** Pictures to submit, by question id. */
  pictures: ReadonlyMap<string, readonly DemoPicture[]>;
  /** What the student and then a teacher drew. */
  items: readonly DemoItem[];
  feedback: readonly (DemoItem & { question_id: string })[];
};

export type DrawnContent = { selection: string; content: unknown };

type AttemptToSimulate = SimulatedAttempt & {
  courseware: DemoCourseware;
  /** The student who started it. */
  userId: number;
  /** The group that shares it; absent for the attempt of one student. */
  groupId?: number;
  /** What was drawn for it; absent: the revision has its content. */
  drawn?: DrawnContent | undefined;
};

export function simulateAttempt(attemptToSimulate: AttemptToSimulate, random: Random): SimulatedRows {
  const { courseware, userId, groupId = null, number, startedAt, isFinished } = attemptToSimulate;
  const { model, demo, activity } = courseware.filledActivity;
  const content = attemptToSimulate.drawn?.content ?? courseware.revision.content;
  const simulatedWork = demo.simulateWork(activity.understoodContent ?? content, attemptToSimulate, random);
  const workMark = markWork(
    model,
    content,
    Object.fromEntries(simulatedWork.map((each) => [each.question_id, each.response])),
    new Set(simulatedWork.flatMap(({ question_id, files, items }) => (files || items ? [question_id] : []))),
  );
  const isMarked = workMark.questions.size > 0;
  let clock = startedAt;
  const answers = simulatedWork.map(({ question_id, response, time_ms, items = [] }) => {
    clock += time_ms;
    const questionMark = workMark.questions.get(question_id);
    return {
      question_id,
      response: JSON.stringify(response),
      item_count: items.length,
      item_changes: items.length,
      flagged: isMarked && random.nextFraction() < 0.04 ? 1 : 0,
      locked: 0,
      seq: 1,
      time_ms,
      shown_at: clock - time_ms,
      deadline_at: null,
      saved_at: clock,
      score: isFinished ? (questionMark?.score ?? 0) : null,
      max_score: questionMark?.max_score ?? 0,
      needs_teacher: isFinished && questionMark?.needs_teacher ? 1 : 0,
    };
  });
  const attempt: NewRow<'attempt'> = {
    courseware_id: courseware.id,
    user_id: userId,
    group_id: groupId,
    revision_id: courseware.revision.id,
    selection: attemptToSimulate.drawn?.selection ?? null,
    user_number: number,
    creation_key: null,
    seed: random.integerBetween(1, 2_000_000_000),
    shuffle: 0,
    state: isFinished ? 'submitted' : 'in_progress',
    started_at: startedAt,
    deadline_at: courseware.settings.due_at,
    submitted_at: isFinished ? clock + 5_000 : null,
    ended_by: isFinished ? 'student' : null,
    last_saved_at: clock,
    score: isFinished ? workMark.score : null,
    max_score: workMark.max_score,
    needs_teacher: isFinished && workMark.needs_teacher ? 1 : 0,
    time_ms: answers.reduce((sum, { time_ms }) => sum + time_ms, 0),
    comment: isMarked && isFinished && random.nextFraction() < 0.06 ? '做得不錯，留意最後一題的要求。' : '',
    comment_by: null,
  };
  const pictures = new Map(
    simulatedWork.flatMap(({ question_id, files }) => (files ? [[question_id, files]] : [])),
  );
  return {
    attempt,
    answers,
    pictures,
    items: simulatedWork.flatMap(({ items = [] }) => items),
    feedback: isFinished
      ? simulatedWork.flatMap(({ question_id, feedback = [] }) =>
          feedback.map((item) => ({ ...item, question_id })),
        )
      : [],
  };
}

/** Chooses a start after school in Hong Kong, in the days before the due time, and never in the future. */
export function chooseStart(courseware: DemoCourseware, now: number, random: Random): number {
  const latestStart = Math.min(courseware.settings.due_at ?? now, now) - 2 * hourMs;
  const schoolEnd = new Date(latestStart - Math.floor(random.nextFraction() * 4 * dayMs)).setUTCHours(
    7,
    30,
    0,
    0,
  );
  const startedAt = schoolEnd + Math.floor(random.nextFraction() * 5 * hourMs);
  return startedAt > latestStart ? startedAt - dayMs : startedAt;
}
