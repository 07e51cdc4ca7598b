import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StudentResponse } from '#form/activity-type.ts';
import { buildVideoQuiz, stopAt } from '#tests/support/test-video-quiz.ts';
import type { ShownVideoQuiz } from '../model.ts';
import { intersect, joinStretches, type Stretch } from '../watched.ts';
import { summarizeWatching } from './summarize-watching.ts';

/** The report of generated classes equals one that is counted tenth by tenth and part by part. */

const stretch = fc
  .tuple(fc.nat(1_300), fc.integer({ min: 1, max: 300 }))
  .map(([from, length]): Stretch => [from, from + length]);
const stretches = fc.array(stretch, { maxLength: 8 });
const mark = fc.constantFrom(0, 0, 1, 0.5, 2, null, undefined);
const student = fc.record({
  stretches,
  repeated: stretches,
  at: fc.nat(1_500),
  marks: fc.tuple(mark, mark),
  time_ms: fc.nat(9_000),
});
const cut = fc.constantFrom([0, 12], [3, 12], [0, 130], [10, 121.5], [0, 1]);
const seconds = fc.integer({ min: 0, max: 1_300 }).map((tenths) => tenths / 10);
const classes = fc.record({
  cut,
  times: fc.tuple(seconds, seconds),
  students: fc.array(student, { maxLength: 9 }),
});
type GeneratedClass = typeof classes extends fc.Arbitrary<infer T> ? T : never;

function buildContent({ cut: [begin_s = 0, end_s = 1], times }: GeneratedClass): ShownVideoQuiz {
  const questions = times.map((at_s, index) => stopAt(`q${index + 1}`, at_s));
  return { ...buildVideoQuiz(questions), begin_s, end_s };
}

const toResponses = ({ students }: GeneratedClass): StudentResponse[] =>
  students.map(({ stretches: all, repeated, at, marks, time_ms }, index) => {
    const watched = joinStretches(all);
    const again = intersect(joinStretches(repeated), watched);
    const entries = marks.flatMap((score, place) =>
      score === undefined ? [] : [[`q${place + 1}`, { score, max_score: 2, time_ms }] as const],
    );
    return {
      student_id: index + 1,
      response: { watched, again, at, noted_at: 1 },
      score: null,
      marks: new Map(entries),
    };
  });

type Trace = { watched: Stretch[]; again: Stretch[]; at: number };
const traceOf = ({ response }: StudentResponse) => response as Trace;

/** Counted in the plainest way. */
function countSlowly({ begin_s = 0, end_s = 0, questions }: ShownVideoQuiz, all: readonly StudentResponse[]) {
  const begin = Math.round(begin_s * 10);
  const end = Math.max(begin + 10, Math.round(end_s * 10));
  let size = 10;
  while ((end - begin) / size > 100) size += 10;
  const parts: [number, number][] = [];
  for (let from = begin; from < end; from += size) parts.push([from, Math.min(end, from + size)]);
  const people = all.filter((one) => traceOf(one).watched.length > 0);
  const covers = (list: readonly Stretch[], [from, to]: [number, number]) => {
    let tenths = 0;
    for (let time = from; time < to; time += 1)
      if (list.some(([first, last]) => first <= time && time < last)) tenths += 1;
    return tenths >= (to - from) / 2;
  };
  const watchedParts = new Map(
    people.map((one) => [one, new Set(parts.filter((part) => covers(traceOf(one).watched, part)))]),
  );
  const watched = (one: StudentResponse, part: [number, number]) => watchedParts.get(one)?.has(part) ?? false;
  const again = (one: StudentResponse, part: [number, number]) =>
    watched(one, part) && covers(traceOf(one).again, part);
  const count = (is: (one: StudentResponse) => boolean) => people.filter(is).length;

  function findSkipped(id: string, at_s: number) {
    const marked = people.filter((one) => typeof one.marks?.get(id)?.score === 'number');
    const wrong = marked.filter((one) => (one.marks?.get(id)?.score ?? 0) < 2);
    const right = marked.filter((one) => !wrong.includes(one));
    const before = parts.filter(([from]) => from + size <= Math.round(at_s * 10) || at_s * 10 >= end);
    let best: { from: number; to: number; count: number } | undefined;
    if (wrong.length < 2) return undefined;
    for (let first = 0; first < before.length; first += 1)
      for (let last = first; last < before.length; last += 1) {
        const some = before.slice(first, last + 1);
        const skipping = wrong.filter((one) => some.every((part) => !watched(one, part))).length;
        const length = last - first + 1;
        if (skipping > wrong.length / 2 && length > (best ? best.to - best.from : 0))
          best = { from: first, to: last + 1, count: skipping };
      }
    if (!best) return undefined;
    const chosen = before.slice(best.from, best.to);
    const others = right.filter((one) => chosen.every((part) => !watched(one, part))).length;
    if (right.length > 0 && others / right.length >= best.count / wrong.length) return undefined;
    return {
      from_s: (chosen[0]?.[0] ?? 0) / 10,
      to_s: (chosen.at(-1)?.[1] ?? 0) / 10,
      count: best.count,
      of: wrong.length,
    };
  }
  return {
    step_s: size / 10,
    watched: parts.map((part) => count((one) => watched(one, part))),
    again: parts.map((part) => count((one) => again(one, part))),
    left: parts.map(([from, to], index) =>
      count((one) => {
        const { at } = traceOf(one);
        return index < parts.length - 1 && at < to && (at >= from || index === 0);
      }),
    ),
    skipped: questions.map(({ id, at_s = 0 }) => findSkipped(id, at_s)),
    unanswered: all.filter((one) => !people.includes(one)).map(({ student_id }) => student_id),
  };
}

it('counts what was watched, again and left, and finds what the wrong had skipped, as counted slowly', () => {
  let skippedCount = 0;
  fc.assert(
    fc.property(classes, (generated) => {
      const content = buildContent(generated);
      const responses = toResponses(generated);
      const { timeline, unanswered } = summarizeWatching(content, responses);
      const { skipped, unanswered: nobody, ...counts } = countSlowly(content, responses);
      expect(timeline).toMatchObject(counts);
      expect(timeline?.stops.map((stop) => stop.skipped)).toEqual(skipped);
      expect(unanswered).toEqual(nobody);
      skippedCount += skipped.filter(Boolean).length;
    }),
    { numRuns: 300 },
  );
  expect(skippedCount).toBeGreaterThan(10);
});

it('counts a shorter last step to what was skipped before a question at the end', () => {
  const skipper = { stretches: [[0, 1]] as Stretch[], repeated: [], at: 0, time_ms: 0 };
  const generated: GeneratedClass = {
    cut: [10, 121.5],
    times: [0, 121.5],
    students: [
      { ...skipper, marks: [0, 0] },
      { ...skipper, marks: [0, 0] },
    ],
  };
  const { timeline } = summarizeWatching(buildContent(generated), toResponses(generated));
  expect(timeline?.stops[1]?.skipped).toEqual({ from_s: 10, to_s: 121.5, count: 2, of: 2 });
});

it('joins each question with its time', () => {
  const response = { watched: [[0, 100]], again: [], at: 100, noted_at: 1 };
  const person = (student_id: number, score: number | null, time_ms: number): StudentResponse => ({
    student_id,
    response,
    score: null,
    marks: new Map([['q1', { score, max_score: 2, time_ms }]]),
  });
  const content = buildVideoQuiz([stopAt('q1', 3), stopAt('q2', 5)]);
  const people = [person(1, 2, 1_000), person(2, 1, 3_000), person(3, null, 8_000)];
  expect(summarizeWatching(content, people).timeline?.stops).toEqual([
    { question_id: 'q1', at_s: 3, median_ms: 2_000 },
    { question_id: 'q2', at_s: 5, median_ms: null },
  ]);
});

it.each([null, 7, { watched: 'x' }, { watched: [[5, 1]] }])('counts nothing of %o', (response) => {
  const report = summarizeWatching(buildVideoQuiz([stopAt('q1', 3)]), [
    { student_id: 1, response, score: null },
  ]);
  expect(report.unanswered).toEqual([1]);
});
