import type { QuestionInfo } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { describeTrace, type Experience } from './describe-trace.ts';
import type { MemberFacts } from './statements.repository.ts';

/**
 * What happened to one member of an attempt, as it is kept until it is sent: all that its statements tell, as it was at that
 * time. Ten times shorter than they are. Pure.
 */

type AnsweredQuestion = Pick<QuestionInfo, 'id' | 'title'> &
  Pick<Row<'answer'>, 'score' | 'max_score' | 'time_ms'>;

export type LearningEvent = {
  /** The school's address. */
  home: string;
  attempt_id: number;
  is_marked: boolean;
  courseware: Named;
  unit: Named;
  /** Without a name unless the school wants names. */
  person: Named;
  at: number;
} & (
  | { kind: 'start' }
  | { kind: 'score'; score: number; max_score: number }
  | {
      kind: 'submission';
      time_ms: number;
      /** Null as long as a mark is missing. */
      score: number | null;
      max_score: number;
      /** `score`: null as long as a teacher has to mark it. */
      answers: AnsweredQuestion[];
      experience: Experience | null;
    }
);
type Named = { id: number; name: string };

type School = { home: string; has_names: boolean };
/** `revision`: that of the attempt. */
export type EventFacts = { school: School; member: MemberFacts; revision: Revision };

export type MarkedAnswer = Pick<
  Row<'answer'>,
  'question_id' | 'response' | 'score' | 'max_score' | 'needs_teacher' | 'time_ms'
>;

const toCommonPart = ({ school, member, revision }: EventFacts) => ({
  home: school.home,
  attempt_id: member.attempt_id,
  is_marked: revision.hasMarkedQuestions,
  courseware: { id: member.courseware_id, name: member.courseware_name },
  unit: { id: member.unit_id, name: member.unit_name },
  person: { id: member.user_id, name: school.has_names ? member.user_name : '' },
});

/** The score that counts for the member: their own, where a teacher gave one. Null without points. */
const scoreOf = ({ own_score, score, max_score }: MemberFacts) =>
  max_score > 0 ? (own_score ?? score) : null;

export const toStart = (facts: EventFacts): LearningEvent => ({
  ...toCommonPart(facts),
  kind: 'start',
  at: facts.member.started_at,
});

/** Undefined without a score. */
export function toScoreEvent(facts: EventFacts, at: number): LearningEvent | undefined {
  const score = scoreOf(facts.member);
  const { max_score } = facts.member;
  return score === null ? undefined : { ...toCommonPart(facts), kind: 'score', score, max_score, at };
}

/** What was read or watched; null where the activity notes neither, or the student did nothing. */
function findExperience(
  { school, member, revision }: EventFacts,
  answers: readonly MarkedAnswer[],
  at: number,
): Experience | null {
  const trace = answers.find(({ question_id }) => question_id === traceId);
  if (!trace || trace.response === 'null') return null;
  const elapsedMs = Math.max(0, at - member.started_at);
  return describeTrace(revision, JSON.parse(trace.response), { elapsedMs, home: school.home }) ?? null;
}

/** `answers`: those that were answered, and the trace. Its questions are in the order of the activity. */
export function toSubmission(facts: EventFacts, answers: readonly MarkedAnswer[]): LearningEvent {
  const { member, revision } = facts;
  const at = member.submitted_at ?? member.started_at;
  const answerById = new Map(answers.map((answer) => [answer.question_id, answer]));
  const answered = [...revision.questions.values()].flatMap(({ id, title, marked_by }) => {
    const answer = answerById.get(id);
    if (!answer || marked_by === 'nobody') return [];
    const { score, max_score, needs_teacher, time_ms } = answer;
    return [{ id, title, score: needs_teacher === 1 ? null : score, max_score, time_ms }];
  });
  return {
    ...toCommonPart(facts),
    kind: 'submission',
    at,
    time_ms: member.time_ms,
    score: member.needs_teacher === 1 ? null : scoreOf(member),
    max_score: member.max_score,
    answers: answered,
    experience: findExperience(facts, answers, at),
  };
}

/** As many as `describeEvent` gives. */
export const countStatementsOf = (event: LearningEvent): number =>
  event.kind === 'submission'
    ? event.answers.length + 1 + (event.experience ? 1 : 0) + (event.score === null ? 0 : 1)
    : 1;
