import { useRef, useState } from 'react';
import { formatText } from '#contract/language.ts';
import type { ActivityModel, DraftIssue } from '#form/activity-type.ts';
import { useConversionWait } from '#teacher/features/activities/conversions/use-conversion-wait.ts';
import { emptyForm } from '#teacher/features/activities/draft/activity-draft.ts';
import {
  areOnlyConversionIssues,
  describeIssues,
  findContentIssues,
  listAwaitedMedia,
} from '#teacher/features/activities/draft/draft-issues.ts';
import { fillForm, readSubjectAndGrade, suggestName } from '#teacher/features/activities/draft/fill-form.ts';
import { call } from '#ui/api/call.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { getLanguage, useLanguage } from '#ui/i18n/language-store.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { readTyped, useTyped } from '#ui/unsent/use-typed.ts';
import { useConversionResults } from '#ui/upload/conversion/use-conversion.ts';

type QuickPublishResult = { outcome: 'completed' | 'converting' | 'refused'; id: number };

type QuickDraft = {
  creationKey: string;
  content: unknown;
  name: string;
};

/** What is typed, kept until it is placed: for each unit and type. */
function useQuickDraft(model: ActivityModel, unitId: number) {
  const typedName = `quick:${unitId}:${model.type}`;
  const [start] = useState(
    (): QuickDraft => ({ creationKey: randomKey(), content: model.content.empty(), name: '' }),
  );
  const typed = useTyped(typedName, formatText(model.name, useLanguage()), start);
  // An upload may end long after it was drawn, so that the newest draft is changed.
  const readNewest = () => (readTyped(typedName) as QuickDraft | undefined) ?? typed.value;
  return {
    ...typed,
    change: (part: Partial<QuickDraft>) => typed.setValue({ ...readNewest(), ...part }),
    changeContent: (transform: (content: unknown) => unknown) => {
      const newest = readNewest();
      typed.setValue({ ...newest, content: transform(newest.content) });
    },
  };
}

/** Creates an activity in one step: nothing is stored on the server before its content is complete. */
export function useQuickActivity(model: ActivityModel, unitId: number) {
  const language = useLanguage();
  const typed = useQuickDraft(model, unitId);
  const { creationKey, content, name } = typed.value;
  const [isListingIssues, setListingIssues] = useState(false);
  const [issueToFocus, setIssueToFocus] = useState<{ path: DraftIssue['path'] }>();
  const conversionResults = useConversionResults(listAwaitedMedia(model, content));
  const issues = findContentIssues(model, content, conversionResults);
  const suggestedName = suggestName(model, content, undefined, language);
  /** Resolves the promise of the caller that waits for the conversions. */
  const resolveWait = useRef<(id: Promise<number | undefined> | undefined) => void>(undefined);
  const conversionWait = useConversionWait(issues, (result) =>
    resolveWait.current?.(result === 'ready' ? makeActivity() : undefined),
  );

  /** Stores and completes the activity. A second try sends the same key, so it continues with the first activity. */
  const publish = async (): Promise<QuickPublishResult> => {
    const blankForm = { ...emptyForm(getLanguage()), name };
    const form = fillForm(blankForm, suggestedName, await readSubjectAndGrade(unitId));
    const { id, draft_version } = await call('POST /diy/add', { type: model.type, key: creationKey, form });
    await call('POST /diy/save', { id, draft_version, form, content });
    const reply = await call('POST /diy/complete', { id });
    if (reply.completed) return { outcome: 'completed', id };
    if (areOnlyConversionIssues(reply.issues)) return { outcome: 'converting', id };
    showToast('error', describeIssues(model, reply.issues, language)[0]?.text ?? '');
    return { outcome: 'refused', id };
  };

  const waitThenMakeActivity = (id?: number) =>
    new Promise<number | undefined>((resolve) => {
      resolveWait.current = resolve;
      conversionWait.start(id);
    });

  async function makeActivity(): Promise<number | undefined> {
    const [firstIssue] = conversionWait.omitConversionIssues(issues);
    setListingIssues(firstIssue !== undefined);
    if (firstIssue) {
      setIssueToFocus({ path: firstIssue.path });
      return undefined;
    }
    if (conversionWait.isConverting()) return waitThenMakeActivity();
    const { outcome, id } = await publish();
    if (outcome === 'converting') return waitThenMakeActivity(id);
    return outcome === 'completed' ? id : undefined;
  }

  return {
    content,
    conversionResults,
    changeContent: typed.changeContent,
    name,
    setName: (changedName: string) => typed.change({ name: changedName }),
    typed,
    suggestedName,
    conversionWait,
    issueToFocus,
    /** The issues to list, once making the activity has found some. */
    listedIssues: isListingIssues ? describeIssues(model, issues, language) : [],
    /** Resolves to the new id; undefined if issues are listed, or if a message explains why nothing was stored. */
    makeActivity: () => makeActivity().catch(() => undefined),
  };
}
