import type { ActivityModel, DraftIssue } from '#activities/activity-type.ts';
import { type FormIssueKey, findFormIssues, formIssueMessages } from '#contract/activity-issues.ts';
import { formatText, type Language } from '#contract/language.ts';
import type { Made } from '#contract/made.ts';
import type { Draft } from './activity-draft.ts';

/** What keeps a draft from being complete, as the server will find it. Pure. */

export type FoundIssue = DraftIssue & { text: string; place: 'form' | 'content' };

export function findContentIssues(model: ActivityModel, content: unknown, made: Made): readonly DraftIssue[] {
  try {
    return model.content.findIssues(content, made);
  } catch {
    // A draft that not even its type can read is for the server to explain.
    return [];
  }
}

/** Media of the draft whose conversions completing waits for. */
export function listWaited(model: ActivityModel, content: unknown): string[] {
  try {
    return model.content.media(content).flatMap(({ url, waitFor }) => (waitFor ? [url] : []));
  } catch {
    return [];
  }
}

/** Issues of the type's own messages or of the common ones, in the person's language. */
export function describeIssues(
  model: ActivityModel,
  issues: readonly DraftIssue[],
  language: Language,
): FoundIssue[] {
  const texts = { ...formIssueMessages, ...model.messages };
  const unexplained = formIssueMessages.content_not_valid;
  return issues.map((issue) => ({
    ...issue,
    place: issue.path[0] === 'form' ? 'form' : 'content',
    text: formatText(texts[issue.message as keyof typeof texts] ?? unexplained, language, issue.params),
  }));
}

/** Without what the conversions under way will bring by themselves. */
export function findMissing<I extends DraftIssue>(issues: readonly I[], converting: readonly string[]): I[] {
  return issues.filter(({ waitsFor }) => waitsFor === undefined || !converting.includes(waitsFor));
}

/** Whether the server refused to complete only because it is still converting. */
export function isOnlyConverting(issues: readonly DraftIssue[]): boolean {
  const waiting: FormIssueKey = 'media_converting';
  return issues.length > 0 && issues.every(({ message }) => message === waiting);
}

export function findIssues(model: ActivityModel, { form, content }: Draft, made: Made): DraftIssue[] {
  return [...findFormIssues(form), ...findContentIssues(model, content, made)];
}

/** Number of the part of a list that the issue is in, from 1; undefined for what belongs to the whole. */
export function partNumber({ path }: DraftIssue): number | undefined {
  const index = path.find((step) => typeof step === 'number');
  return index === undefined ? undefined : index + 1;
}

export function formErrors(issues: readonly FoundIssue[]): Record<string, string> {
  return Object.fromEntries(
    issues.flatMap(({ place, path, text }) => (place === 'form' ? [[String(path[1]), text]] : [])),
  );
}
