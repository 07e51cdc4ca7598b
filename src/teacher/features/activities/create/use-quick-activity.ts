import { useRef, useState } from 'react';
import type { ActivityModel, DraftIssue } from '#activities/activity-type.ts';
import { useConversionWait } from '#teacher/features/activities/conversions/use-conversion-wait.ts';
import { emptyForm } from '#teacher/features/activities/draft/activity-draft.ts';
import {
  describeIssues,
  findContentIssues,
  isOnlyConverting,
  listAwaitedMedia,
} from '#teacher/features/activities/draft/draft-issues.ts';
import { fillForm, readPlaceFacts, suggestName } from '#teacher/features/activities/draft/fill-form.ts';
import { call } from '#ui/api/call.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { getLanguage, useLanguage } from '#ui/i18n/language-store.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { useMade } from '#ui/upload/conversion/use-conversion.ts';

type Published = { outcome: 'completed' | 'converting' | 'refused'; id: number };

/** An activity created in one step: nothing is stored on the server before its content is complete. */
export function useQuickActivity(model: ActivityModel, unitId: number) {
  const language = useLanguage();
  const [key] = useState(randomKey);
  const [content, setContent] = useState<unknown>(() => model.content.empty());
  const [name, setName] = useState('');
  const [listsIssues, setListsIssues] = useState(false);
  const [goTo, setGoTo] = useState<{ path: DraftIssue['path'] }>();
  const made = useMade(listAwaitedMedia(model, content));
  const issues = findContentIssues(model, content, made);
  const suggestedName = suggestName(model, content, undefined, language);
  /** Resolves the promise of the caller that waits for the conversions. */
  const endWait = useRef<(id: Promise<number | undefined> | undefined) => void>(undefined);
  const conversions = useConversionWait(issues, (result) =>
    endWait.current?.(result === 'ready' ? makeActivity() : undefined),
  );

  /** Stores and completes the activity. A second try continues with the activity of the first, by its key. */
  const publish = async (): Promise<Published> => {
    const blank = { ...emptyForm(getLanguage()), name };
    const form = fillForm(blank, suggestedName, await readPlaceFacts(unitId));
    const { id, draft_version } = await call('POST /diy/add', { type: model.type, key, form });
    await call('POST /diy/save', { id, draft_version, form, content });
    const reply = await call('POST /diy/complete', { id });
    if (reply.completed) return { outcome: 'completed', id };
    if (isOnlyConverting(reply.issues)) return { outcome: 'converting', id };
    showToast('error', describeIssues(model, reply.issues, language)[0]?.text ?? '');
    return { outcome: 'refused', id };
  };

  const waitAndMake = (id?: number) =>
    new Promise<number | undefined>((resolve) => {
      endWait.current = resolve;
      conversions.start(id);
    });

  async function makeActivity(): Promise<number | undefined> {
    const [first] = conversions.omitConverting(issues);
    setListsIssues(first !== undefined);
    if (first) {
      setGoTo({ path: first.path });
      return undefined;
    }
    if (conversions.isConverting()) return waitAndMake();
    const { outcome, id } = await publish();
    if (outcome === 'converting') return waitAndMake(id);
    return outcome === 'completed' ? id : undefined;
  }

  return {
    content,
    made,
    setContent,
    name,
    setName,
    suggestedName,
    conversions,
    goTo,
    /** The issues to list, once making the activity has found some. */
    listedIssues: listsIssues ? describeIssues(model, issues, language) : [],
    /** The id of the new activity; undefined if issues are listed, or if it was not stored, which a message explains. */
    makeActivity: () => makeActivity().catch(() => undefined),
  };
}
