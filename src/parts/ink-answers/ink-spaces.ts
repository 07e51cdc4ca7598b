import { defineSpace, type Space } from '#form/space.ts';
import { inkMax } from '#parts/ink/limits.ts';
import { type DrawnValue, type InkValue, inkPresence, inkValue } from '#parts/ink/model.ts';
import { isChange, mayWriteInk, type ShownInk, showInk } from '#parts/ink/show-ink.ts';

/** What all spaces of ink have in common. */
export const inkRules = {
  value: inkValue,
  max: inkMax,
  mayWrite: mayWriteInk,
  show: showInk,
  showsAllAlike: true,
} as const;

/** What teachers write on students' work. */
export const createTeacherInk = (): Space =>
  defineSpace<InkValue, ShownInk>({ ...inkRules, scope: 'feedback' });

/**
 * The spaces of a type in which students draw their answers. `questionOf` gives the question of something drawn, by what
 * it was at first; empty: of none.
 */
export function createInkSpaces(questionOf: (value: DrawnValue, content: never) => string): {
  ink: Space;
  teacher_ink: Space;
} {
  return {
    ink: defineSpace<InkValue, ShownInk>({
      ...inkRules,
      scope: 'attempt',
      questionOf: (value, content) => (isChange(value) ? '' : questionOf(value, content as never)),
      presence: { value: inkPresence, isSeenBy: () => true },
    }),
    teacher_ink: createTeacherInk(),
  };
}
