import { calculateMedian } from '#contract/figures/averages.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import type { QuestionReport, StudentResponse, Timeline, TimelineStop } from '#form/activity-type.ts';
import type { ShownVideoQuiz, VideoQuestion } from '../model.ts';
import { parseTrace, toTenths } from '../watched.ts';
import { findSkippedPart } from './skipped-part.ts';
import { countStepsBefore, describeSteps, divideTime, findLeftStep, type Steps } from './steps.ts';

/** What the class watched, again, and where it left, and what those had skipped who got a question wrong. Pure. */

type Person = { student_id: number; steps: string; at: number; marks: StudentResponse['marks'] };

/** A video that is not converted has no known length: then it ends with what was watched or asked last. */
function findEnd(
  { end_s, converted, questions }: ShownVideoQuiz,
  people: readonly StudentResponse[],
): number {
  const known = end_s ?? (converted && converted.duration_ms / 1000);
  if (known !== undefined) return known;
  const lasts = people.map(({ response }) => (parseTrace(response).watched.at(-1)?.[1] ?? 0) / 10);
  return Math.max(...questions.map(({ at_s = 0 }) => at_s), ...lasts);
}

function describeStop(
  { id, at_s = 0 }: VideoQuestion,
  steps: Steps,
  people: readonly Person[],
): TimelineStop {
  const marked = people.flatMap((person) => {
    const mark = person.marks?.get(id);
    const share = mark ? scoreShare({ ...mark, needs_teacher: false }) : null;
    return mark && share !== null ? [{ ...person, share, time_ms: mark.time_ms }] : [];
  });
  const wrong = marked.filter(({ share }) => share < 1);
  const right = marked.filter(({ share }) => share >= 1);
  const before = countStepsBefore(steps, toTenths(at_s));
  const listSteps = (some: readonly Person[]) => some.map((person) => person.steps);
  const part = findSkippedPart(listSteps(wrong), listSteps(right), before);
  const toSeconds = (step: number) => Math.min(steps.end, steps.begin + step * steps.size) / 10;
  return {
    question_id: id,
    at_s,
    median_ms: calculateMedian(marked.flatMap(({ time_ms }) => (time_ms > 0 ? [time_ms] : []))),
    ...(part && {
      skipped: {
        from_s: toSeconds(part.from),
        to_s: toSeconds(part.to),
        count: part.count,
        of: wrong.length,
      },
    }),
  };
}

function buildTimeline(content: ShownVideoQuiz, steps: Steps, people: readonly Person[]): Timeline {
  const countNobody = () => Array.from({ length: steps.count }, () => 0);
  const watched = countNobody();
  const again = countNobody();
  const left = countNobody();
  const add = (counts: number[], step: number) => {
    counts[step] = (counts[step] ?? 0) + 1;
  };
  for (const { steps: digits, at } of people) {
    for (let step = 0; step < steps.count; step += 1) {
      if (digits[step] !== '0') add(watched, step);
      if (digits[step] === '2') add(again, step);
    }
    const leftStep = findLeftStep(steps, at);
    if (leftStep !== undefined) add(left, leftStep);
  }
  return {
    begin_s: steps.begin / 10,
    end_s: steps.end / 10,
    step_s: steps.size / 10,
    watched,
    again,
    left,
    people: people.map(({ student_id, steps: digits }) => ({ student_id, steps: digits })),
    stops: content.questions.map((question) => describeStop(question, steps, people)),
  };
}

export function summarizeWatching(
  content: ShownVideoQuiz,
  responses: readonly StudentResponse[],
): QuestionReport {
  const steps = divideTime(content.begin_s ?? 0, findEnd(content, responses));
  const people: Person[] = [];
  const unanswered: number[] = [];
  for (const { student_id, response, marks } of responses) {
    const trace = parseTrace(response);
    if (trace.watched.length === 0) unanswered.push(student_id);
    else people.push({ student_id, steps: describeSteps(steps, trace), at: trace.at, marks });
  }
  return { rows: [], unanswered, timeline: buildTimeline(content, steps, people) };
}
