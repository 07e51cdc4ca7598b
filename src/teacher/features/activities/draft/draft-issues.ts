import type { ActivityModel, DraftIssue } from '#activities/activity-type.ts';
import { formatText, type Language } from '#contract/language.ts';
import type { Made } from '#contract/made.ts';
import { type FormIssueKey, findFormIssues, formIssueMessages } from '#contract/rules/activity-issues.ts';
import type { Draft } from './activity-draft.ts';

/** Finds the issues that keep a draft from being completed, by the same rules as the server. Pure. */

/** An issue with its text; `place` is the tab with its field. */
export type FoundIssue = DraftIssue & { text: string; place: 'form' | 'content' };

export function findIssues(model: ActivityModel, { form, content }: Draft, made: Made): DraftIssue[] {
  return [...findFormIssues(form), ...findContentIssues(model, content, made)];
}

export function findContentIssues(model: ActivityModel, content: unknown, made: Made): readonly DraftIssue[] {
  try {
    return model.content.findIssues(content, made);
  } catch {
    // The type cannot read this draft. The server explains why when it is completed.
    return [];
  }
}

/** Media of the draft whose conversions completing waits for. */
export function listAwaitedMedia(model: ActivityModel, content: unknown): string[] {
  try {
    return model.content.media(content).flatMap(({ url, waitFor }) => (waitFor ? [url] : []));
  } catch {
    return [];
  }
}

/** Describes issues with the type's own messages or the common ones, in the teacher's language. */
export function describeIssues(
  model: ActivityModel,
  issues: readonly DraftIssue[],
  language: Language,
): FoundIssue[] {
  const texts = { ...formIssueMessages, ...model.messages };
  const unknownIssue = formIssueMessages.content_not_valid;
  return issues.map((issue) => ({
    ...issue,
    place: issue.path[0] === 'form' ? 'form' : 'content',
    text: formatText(texts[issue.message as keyof typeof texts] ?? unknownIssue, language, issue.params),
  }));
}

/** Leaves out the issues that the conversions under way will resolve. `converting`: media being converted. */
export function omitConverting<I extends DraftIssue>(
  issues: readonly I[],
  converting: readonly string[],
): I[] {
  return issues.filter(({ waitsFor }) => waitsFor === undefined || !converting.includes(waitsFor));
}

/** Whether the server refused to complete only because it is still converting. */
export function isOnlyConverting(issues: readonly DraftIssue[]): boolean {
  const converting: FormIssueKey = 'media_converting';
  return issues.length > 0 && issues.every(({ message }) => message === converting);
}

/** Number of the question, page or other part with the issue, from 1; undefined if it is about the whole content. */
export function partNumber({ path }: DraftIssue): number | undefined {
  const index = path.find((step) => typeof step === 'number');
  return index === undefined ? undefined : index + 1;
}

/** The issues of the form by field. */
export function formErrors(issues: readonly FoundIssue[]): Record<string, string> {
  return Object.fromEntries(
    issues.flatMap(({ place, path, text }) => (place === 'form' ? [[String(path[1]), text]] : [])),
  );
}
