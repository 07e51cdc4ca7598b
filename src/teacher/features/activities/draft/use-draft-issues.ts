import { useDeferredValue, useState } from 'react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { ActivityModel, DraftIssue } from '#form/activity-type.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useConversionResults } from '#ui/upload/conversion/use-conversion.ts';
import type { Draft } from './activity-draft.ts';
import { describeIssues, type FoundIssue, findIssues, listAwaitedMedia } from './draft-issues.ts';

export type DraftIssues = {
  /** The draft that was checked, which may be a moment older than the one on screen. */
  checkedDraft: Draft;
  issues: readonly DraftIssue[];
  /** The same issues with their texts. */
  describedIssues: readonly FoundIssue[];
  /** The results of the conversions of the draft's media. */
  conversionResults: ConversionResults;
};

/** Returns the old value while the new one is equal, so that components do not render again. */
function useStableValue<T>(value: T): T {
  const [keptValue, setKeptValue] = useState(value);
  if (keptValue === value || JSON.stringify(keptValue) === JSON.stringify(value)) return keptValue;
  setKeptValue(value);
  return value;
}

/** The issues of the open draft, checked again after each change. */
export function useDraftIssues(draft: Draft, model: ActivityModel): DraftIssues {
  const language = useLanguage();
  // Deferred, because checking a long quiz must not hold up a keystroke.
  const checkedDraft = useDeferredValue(draft);
  const conversionResults = useConversionResults(listAwaitedMedia(model, checkedDraft.content));
  const issues = useStableValue(findIssues(model, checkedDraft, conversionResults));
  return {
    checkedDraft,
    issues,
    describedIssues: describeIssues(model, issues, language),
    conversionResults,
  };
}
