import { useRef, useState } from 'react';
import type { ActivityModel, DraftIssue } from '#activities/activity-type.ts';
import { useConversionWait } from '#teacher/features/activities/conversions/use-conversion-wait.ts';
import { emptyForm } from '#teacher/features/activities/draft/activity-draft.ts';
import {
  describeIssues,
  findContentIssues,
  isOnlyConverting,
  listWaited,
} from '#teacher/features/activities/draft/draft-issues.ts';
import { fillForm, readPlaceFacts, suggestName } from '#teacher/features/activities/draft/fill-form.ts';
import { call } from '#ui/api/call.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { getLanguage, useLanguage } from '#ui/i18n/language-store.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { useMade } from '#ui/upload/conversion/use-conversion.ts';

type Published = { outcome: 'completed' | 'converting' | 'refused'; id: number };

/** An activity that is made in one go: nothing is stored before it is complete. */
export function useQuickActivity(model: ActivityModel, unitId: number) {
  const language = useLanguage();
  const [key] = useState(randomKey);
  const [content, setContent] = useState<unknown>(() => model.content.empty());
  const [name, setName] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const [goTo, setGoTo] = useState<{ path: DraftIssue['path'] }>();
  const made = useMade(listWaited(model, content));
  const issues = findContentIssues(model, content, made);
  const suggestedName = suggestName(model, content, undefined, language);
  /** Takes what comes of it once it no longer waits. */
  const afterwards = useRef<(made: Promise<number | undefined> | undefined) => void>(undefined);
  const conversions = useConversionWait(issues, (isOver) =>
    afterwards.current?.(isOver ? make() : undefined),
  );

  /** Stores and completes it. A further try goes on with what the one before made. */
  const publish = async (): Promise<Published> => {
    const blank = { ...emptyForm(getLanguage()), name };
    const form = fillForm(blank, suggestedName, await readPlaceFacts(unitId));
    const { id, draft_version } = await call('POST /diy/add', { type: model.type, key, form });
    await call('POST /diy/save', { id, draft_version, form, content });
    const { completed, issues: found } = await call('POST /diy/complete', { id });
    if (completed) return { outcome: 'completed', id };
    if (isOnlyConverting(found)) return { outcome: 'converting', id };
    showToast('error', describeIssues(model, found, language)[0]?.text ?? '');
    return { outcome: 'refused', id };
  };

  const waitAndMake = (id?: number) =>
    new Promise<number | undefined>((resolve) => {
      afterwards.current = resolve;
      conversions.wait(id);
    });

  async function make(): Promise<number | undefined> {
    const [first] = conversions.findMissing(issues);
    setWasAsked(first !== undefined);
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
    /** What is missing, once it was asked for. */
    missing: wasAsked ? describeIssues(model, issues, language) : [],
    /** Undefined where something is missing, which is shown, or could not be stored, which was said. */
    make: () => make().catch(() => undefined),
  };
}
