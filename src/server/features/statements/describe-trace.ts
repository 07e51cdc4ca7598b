import type { Timeline } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { type StatementResult, videoProfile } from './statement.ts';

/** What the trace of one student tells of reading or watching, by what the type's report says. Pure. */

/** `length_s`: of the video. */
export type Experience =
  | { kind: 'read'; result: StatementResult }
  | { kind: 'watched'; result: StatementResult; length_s: number };

const studentId = 0;

/** Neighbouring steps that were watched, as stretches in seconds. */
function findStretches({ begin_s, end_s, step_s, people }: Timeline): [from: number, to: number][] {
  const stretches: [from: number, to: number][] = [];
  for (const [index, step] of [...(people[0]?.steps ?? '')].entries()) {
    if (step === '0') continue;
    const from = begin_s + index * step_s;
    const to = Math.min(end_s, from + step_s);
    const last = stretches.at(-1);
    if (last?.[1] === from) last[1] = to;
    else stretches.push([from, to]);
  }
  return stretches;
}

function describeWatching(timeline: Timeline): Experience | undefined {
  const stretches = findStretches(timeline);
  const [first] = stretches;
  if (!first) return undefined;
  const lengthS = timeline.end_s - timeline.begin_s;
  const watchedS = stretches.reduce((sum, [from, to]) => sum + to - from, 0);
  const progress = lengthS > 0 ? Math.min(1, Math.round((1000 * watchedS) / lengthS) / 1000) : 0;
  return {
    kind: 'watched',
    result: {
      extensions: {
        [videoProfile.time]: first[0],
        [videoProfile.progress]: progress,
        [videoProfile.playedSegments]: stretches.map(([from, to]) => `${from}[.]${to}`).join('[,]'),
      },
    },
    length_s: lengthS,
  };
}

export function describeTrace(
  { model, content }: Pick<Revision, 'model' | 'content'>,
  stored: unknown,
  { elapsedMs, home }: { elapsedMs: number; home: string },
): Experience | undefined {
  if (!model.work.trace) return undefined;
  const trace = model.work.trace.limitTimes(stored, elapsedMs);
  const response = { student_id: studentId, response: trace, score: null };
  const { timeline } = model.report.summarize(content, traceId, [response], 'en');
  if (timeline) return describeWatching(timeline);
  const progress = model.report.progress?.(content, trace);
  if (!progress || progress.of === 0) return { kind: 'read', result: {} };
  return {
    kind: 'read',
    result: {
      completion: progress.done >= progress.of,
      extensions: {
        [`${home}/xapi/extensions/parts-read`]: progress.done,
        [`${home}/xapi/extensions/parts`]: progress.of,
      },
    },
  };
}
