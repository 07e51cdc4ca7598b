import type { ConversionResults } from '#contract/conversion-results.ts';
import { formatText, type Language } from '#contract/language.ts';
import { type FormIssueKey, findFormIssues, formIssueMessages } from '#contract/rules/activity-issues.ts';
import type { ActivityModel, DraftIssue } from '#form/activity-type.ts';
import type { Draft } from './activity-draft.ts';

/** Finds the issues that keep a draft from being completed, by the same rules as the server. Pure. */

/** An issue with its text; `place` is the editor tab that has its field. */
export type FoundIssue = DraftIssue & { text: string; place: 'form' | 'content' };

export function findIssues(
  model: ActivityModel,
  { form, content }: Draft,
  conversionResults: ConversionResults,
): DraftIssue[] {
  return [...findFormIssues(form), ...findContentIssues(model, content, conversionResults)];
}

export function findContentIssues(
  model: ActivityModel,
  content: unknown,
  conversionResults: ConversionResults,
): readonly DraftIssue[] {
  try {
    return model.content.findIssues(content, conversionResults);
  } catch {
    // The type cannot read this draft. The server explains why when it is completed.
    return [];
  }
}

/** Lists the media whose conversions must end before the draft can be completed. */
export function listAwaitedMedia(model: ActivityModel, content: unknown): string[] {
  try {
    return model.content
      .media(content)
      .flatMap(({ url, awaitsConversion }) => (awaitsConversion ? [url] : []));
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
  const messages = { ...formIssueMessages, ...model.messages };
  const unknownIssue = formIssueMessages.content_not_valid;
  return issues.map((issue) => ({
    ...issue,
    place: issue.path[0] === 'form' ? 'form' : 'content',
    text: formatText(
      messages[issue.message as keyof typeof messages] ?? unknownIssue,
      language,
      issue.params,
    ),
  }));
}

/** Leaves out the issues that running conversions will resolve. `convertingUrls`: the media being converted. */
export function omitConversionIssues<I extends DraftIssue>(
  issues: readonly I[],
  convertingUrls: readonly string[],
): I[] {
  return issues.filter(({ waitsFor }) => waitsFor === undefined || !convertingUrls.includes(waitsFor));
}

/** True if the server refused to complete the draft only because it is still converting media. */
export function areOnlyConversionIssues(issues: readonly DraftIssue[]): boolean {
  const convertingKey: FormIssueKey = 'media_converting';
  return issues.length > 0 && issues.every(({ message }) => message === convertingKey);
}

/** Number of the question, page or other part with the issue, from 1; undefined if it is about the whole content. */
export function findPartNumber({ path }: DraftIssue): number | undefined {
  const index = path.find((step) => typeof step === 'number');
  return index === undefined ? undefined : index + 1;
}

/** The text of each form issue, by the name of its field. */
export function collectFormErrors(issues: readonly FoundIssue[]): Record<string, string> {
  return Object.fromEntries(
    issues.flatMap(({ place, path, text }) => (place === 'form' ? [[String(path[1]), text]] : [])),
  );
}
