import { useState } from 'react';
import type { ActivityModel, DraftIssue } from '#activities/activity-type.ts';
import { call } from '#ui/api/call.ts';
import { getLanguage, useLanguage } from '#ui/i18n/language-store.ts';
import { randomKey } from '#ui/random-key.ts';
import { emptyForm } from '../activity-form.ts';
import { fillForm, readPlaceFacts, suggestName } from '../fill-form.ts';
import { describeIssues, findContentIssues } from '../issue-list.ts';

/** An activity that is made in one go: nothing is stored before it is complete. */
export function useQuickActivity(model: ActivityModel, unitId: number) {
  const language = useLanguage();
  const [key] = useState(randomKey);
  const [content, setContent] = useState<unknown>(() => model.empty());
  const [name, setName] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const [goTo, setGoTo] = useState<{ path: DraftIssue['path'] }>();
  const suggestedName = suggestName(model, content, undefined, language);
  const issues = findContentIssues(model, content);

  /** Stores and completes it; its id. A further try goes on with what the one before made. */
  const publish = async (): Promise<number> => {
    const blank = { ...emptyForm(getLanguage()), name };
    const form = fillForm(blank, suggestedName, await readPlaceFacts(unitId));
    const { id, draft_version } = await call('POST /diy/add', { type: model.type, key, form });
    await call('POST /diy/save', { id, draft_version, form, content });
    const { completed, issues: found } = await call('POST /diy/complete', { id });
    if (!completed) throw new Error(describeIssues(model, found, language)[0]?.text ?? '');
    return id;
  };

  return {
    content,
    setContent,
    name,
    setName,
    suggestedName,
    issues,
    goTo,
    /** What is missing, once it was asked for. */
    missing: wasAsked ? describeIssues(model, issues, language) : [],
    /** Undefined where something is missing, which is shown, or could not be stored, which was said. */
    make: async (): Promise<number | undefined> => {
      const [first] = issues;
      setWasAsked(first !== undefined);
      if (first) {
        setGoTo({ path: first.path });
        return undefined;
      }
      return publish().catch(() => undefined);
    },
  };
}
