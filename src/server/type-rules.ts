import type { TypeSetting } from '#contract/choices.ts';
import type { App } from '#server/app.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';

/** The rules of coursewares that an activity type has. */

/** Whether students of a group can share an attempt of the type. */
export function mayWorkByGroup({ activities }: App, type: string): boolean {
  return activities.find(type)?.work.by?.includes('group') ?? false;
}

/** The settings that the model of the type declares; none for an unknown type. */
export function settingsOfType({ activities }: App, type: string): readonly TypeSetting[] {
  return activities.find(type)?.work.settings ?? [];
}

/** The settings of a courseware's type; none if its revision has no marks. */
export function settingsOfCourseware(
  app: App,
  { type, question_count }: { type: string; question_count: number },
): readonly TypeSetting[] {
  return hasMarkedQuestions({ question_count }) ? settingsOfType(app, type) : [];
}
