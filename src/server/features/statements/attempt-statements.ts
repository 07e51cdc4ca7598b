import type { QuestionInfo } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { describeTrace } from './describe-trace.ts';
import {
  makeStatement,
  type Statement,
  type StatementActivity,
  type StatementActor,
  type StatementContext,
  toActivity,
  toActor,
  toDuration,
  toRegistration,
  toScore,
  type Verb,
} from './statement.ts';
import type { Member, Place } from './statements.repository.ts';

/** The statements of one member about an attempt. Pure; `createId` gives each its UUID. */

type School = { home: string; has_names: boolean };
export type AttemptFacts = {
  school: School;
  attempt: Row<'attempt'>;
  place: Place;
  revision: Revision;
  member: Member;
  createId: () => string;
};

type MarkedAnswer = Pick<
  Row<'answer'>,
  'question_id' | 'response' | 'score' | 'max_score' | 'needs_teacher' | 'time_ms'
>;

/** The facts, and what all statements about an attempt have in common: made once for them. */
function describeAttempt(facts: AttemptFacts) {
  const { school, attempt, place, revision, member } = facts;
  const courseware: StatementActivity = toActivity(school, {
    path: `courseware/${place.id}`,
    type: revision.hasMarkedQuestions ? 'assessment' : 'lesson',
    name: place.name,
  });
  const unit = toActivity(school, { path: `unit/${place.unit_id}`, type: 'module', name: place.unit_name });
  const registration = toRegistration(school, attempt.id);
  const actor: StatementActor = toActor(school, member);
  const context: StatementContext = { registration, contextActivities: { grouping: [unit] } };
  return { ...facts, courseware, unit, registration, actor, context };
}
type DescribedAttempt = ReturnType<typeof describeAttempt>;

/** The score that counts for the member: their own, where a teacher gave one. */
const scoreOf = ({ attempt, member }: AttemptFacts) => member.own_score ?? attempt.score;

export function describeStart(facts: AttemptFacts): Statement[] {
  const { actor, courseware, context } = describeAttempt(facts);
  const verb: Verb = facts.revision.hasMarkedQuestions ? 'attempted' : 'initialized';
  return [
    makeStatement({
      id: facts.createId(),
      actor,
      verb,
      object: courseware,
      context,
      at: facts.attempt.started_at,
    }),
  ];
}

export const describeScore = (facts: AttemptFacts, at: number): Statement[] =>
  describeGivenScore(describeAttempt(facts), at);

function describeGivenScore(described: DescribedAttempt, at: number): Statement[] {
  const { actor, courseware, context } = described;
  const score = toScore(scoreOf(described), described.attempt.max_score);
  if (!score) return [];
  return [
    makeStatement({
      id: described.createId(),
      actor,
      verb: 'scored',
      object: courseware,
      result: { score },
      context,
      at,
    }),
  ];
}

function describeAnswer(
  described: DescribedAttempt,
  question: QuestionInfo,
  answer: MarkedAnswer,
  at: number,
): Statement {
  const { actor, courseware, unit, registration, school, place } = described;
  const score = answer.needs_teacher === 1 ? undefined : toScore(answer.score, answer.max_score);
  const object = toActivity(school, {
    path: `courseware/${place.id}/question/${encodeURIComponent(question.id)}`,
    type: 'question',
    name: question.title,
  });
  return makeStatement({
    id: described.createId(),
    actor,
    verb: 'answered',
    object,
    result: {
      ...(score && { score, success: score.raw === score.max }),
      completion: true,
      duration: toDuration(answer.time_ms),
    },
    context: { registration, contextActivities: { parent: [courseware], grouping: [unit] } },
    at,
  });
}

/** What was read or watched; nothing where the activity notes neither, or the student did nothing. */
function describeExperience(
  described: DescribedAttempt,
  answers: readonly MarkedAnswer[],
  at: number,
): Statement[] {
  const trace = answers.find(({ question_id }) => question_id === traceId);
  if (!trace || trace.response === 'null') return [];
  const { actor, courseware, unit, registration, context, attempt, revision, school, place } = described;
  const elapsedMs = Math.max(0, at - attempt.started_at);
  const experience = describeTrace(revision, JSON.parse(trace.response), {
    elapsedMs,
    home: school.home,
  });
  if (!experience) return [];
  const { result } = experience;
  if (experience.kind === 'read')
    return [
      makeStatement({
        id: described.createId(),
        actor,
        verb: 'experienced',
        object: courseware,
        result,
        context,
        at,
      }),
    ];
  const object = toActivity(school, {
    path: `courseware/${place.id}/video`,
    type: 'video',
    name: place.name,
  });
  return [
    makeStatement({
      id: described.createId(),
      actor,
      verb: 'played',
      object,
      result,
      context: {
        registration,
        contextActivities: { parent: [courseware], grouping: [unit], category: [experience.category] },
        extensions: experience.sessionOf(registration),
      },
      at,
    }),
  ];
}

/** `answers`: those that were answered, and the trace. In the order of the questions, the score last. */
export function describeSubmission(facts: AttemptFacts, answers: readonly MarkedAnswer[]): Statement[] {
  const { attempt, revision } = facts;
  const at = attempt.submitted_at ?? attempt.started_at;
  const described = describeAttempt(facts);
  const { actor, courseware, context } = described;
  const answerById = new Map(answers.map((answer) => [answer.question_id, answer]));
  const answered = [...revision.questions.values()].flatMap((question) => {
    const answer = answerById.get(question.id);
    return answer && question.marked_by !== 'nobody' ? [describeAnswer(described, question, answer, at)] : [];
  });
  const score = attempt.needs_teacher === 1 ? undefined : toScore(scoreOf(facts), attempt.max_score);
  const completed = makeStatement({
    id: facts.createId(),
    actor,
    verb: 'completed',
    object: courseware,
    result: { ...(score && { score }), completion: true, duration: toDuration(attempt.time_ms) },
    context,
    at,
  });
  return [
    ...answered,
    ...describeExperience(described, answers, at),
    completed,
    ...(score ? describeGivenScore(described, at) : []),
  ];
}
