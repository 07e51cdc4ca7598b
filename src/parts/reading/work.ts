import * as z from 'zod';
import type { WorkRules } from '#form/activity-type.ts';

/** Creates the work rules of types that are read or watched: no questions and no marks, only a trace. */
export function createReadingWork<Content, Public, Trace>(
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
