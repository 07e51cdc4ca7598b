import * as z from 'zod';
import type { WorkRules } from '#activities/activity-type.ts';

/** The work of what is read or watched: nothing to answer and nothing to mark, but a trace of it. */
export function readingWork<Content, Public, Trace>(
  rules: Required<Pick<WorkRules<Content, Public, never, Trace>, 'public' | 'toPublic' | 'trace'>>,
): WorkRules<Content, Public, never, Trace> {
  return {
    questions: () => [],
    response: z.never(),
    toKey: () => null,
    mark: () => ({}),
    ...rules,
  };
}
