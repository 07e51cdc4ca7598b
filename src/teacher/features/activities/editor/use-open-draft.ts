import { useEffect, useState } from 'react';
import type { ActivityModel } from '#activities/activity-type.ts';
import { resultCodes } from '#contract/codes.ts';
import {
  type ActivityDetail,
  emptyForm,
  pickForm,
} from '#teacher/features/activities/draft/activity-draft.ts';
import { createDraftStore, type DraftStore } from '#teacher/features/activities/draft/draft-store.ts';
import { readPlaceFacts } from '#teacher/features/activities/draft/fill-form.ts';
import { loadActivityModel } from '#teacher/shared/activities/activity-model.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call } from '#ui/api/call.ts';
import { getLanguage } from '#ui/i18n/language-store.ts';

/** Opens the draft that an address of the editor names: of a new activity, of one to edit, or of a copy. */

export type EditTarget = {
  mode: 'add' | 'edit' | 'copy';
  type: string;
  id: number | undefined;
  /** The unit that a new activity is meant for. */
  unitId: number | undefined;
};

export type OpenedDraft =
  | { state: 'loading' }
  | { state: 'not_found' }
  | { state: 'failed'; error: Error }
  | { state: 'ready'; store: DraftStore; model: ActivityModel };

const notFoundCodes: readonly number[] = [
  resultCodes.not_found,
  resultCodes.not_allowed,
  resultCodes.invalid_input,
];

class NotFound extends Error {}

async function readActivity(type: string, id: number | undefined): Promise<ActivityDetail> {
  if (id === undefined) throw new NotFound();
  const detail = await call('GET /diy/detail', { id }, { quiet: true });
  if (detail.type !== type) throw new NotFound();
  return detail;
}

async function loadModel(type: string): Promise<ActivityModel> {
  const model = await loadActivityModel(type);
  if (!model) throw new NotFound();
  return model;
}

/** Copies the activity, unless the signal aborts it before; resolves to the id of the copy. */
async function copyActivity(type: string, id: number | undefined, signal: AbortSignal): Promise<number> {
  await loadModel(type);
  if (id === undefined) throw new NotFound();
  signal.throwIfAborted();
  try {
    await readActivity(type, id);
  } catch (error) {
    // A colleague's activity that may not be edited may still be copied; its type is then known only from the copy.
    if (!(error instanceof ApiError) || error.code !== resultCodes.not_allowed) throw error;
  }
  signal.throwIfAborted();
  const copy = await call('POST /diy/copy', { id }, { quiet: true });
  return copy.id;
}

async function readDraft({ mode, type, id, unitId }: EditTarget) {
  if (mode === 'add') {
    const [model, facts] = await Promise.all([loadModel(type), readPlaceFacts(unitId)]);
    return { model, draft: { form: emptyForm(getLanguage(), facts), content: model.content.empty() } };
  }
  const model = await loadModel(type);
  const detail = await readActivity(type, id);
  return { model, detail, draft: { form: pickForm(detail), content: detail.content } };
}

function describeFailure(error: unknown): OpenedDraft {
  const isMissing =
    error instanceof NotFound || (error instanceof ApiError && notFoundCodes.includes(error.code));
  if (isMissing) return { state: 'not_found' };
  return { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
}

/** `onCopied` gets the id of a copy, to open it instead. `reload` reads the activity again and forgets the store. */
export function useOpenDraft(target: EditTarget, onCopied: (id: number) => void) {
  const { mode, type, id, unitId } = target;
  const userId = useUserinfo()?.id ?? 0;
  const [answer, setAnswer] = useState<{ address: string; openedDraft: OpenedDraft }>();
  const [round, setRound] = useState(0);
  const address = [mode, type, id, userId, round].join('/');
  const last = answer?.openedDraft;
  // A new activity that has just got its id stays open under its new address.
  const isOpen =
    mode === 'edit' && id !== undefined && last?.state === 'ready' && last.store.getState().id === id;
  const openedDraft: OpenedDraft =
    last && (isOpen || answer.address === address) ? last : { state: 'loading' };

  useEffect(() => {
    if (isOpen) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    const open = async () => {
      if (mode === 'copy') return onCopied(await copyActivity(type, id, signal));
      const { model, ...start } = await readDraft({ mode, type, id, unitId });
      // A store saves by itself, so none is created for an address that was left meanwhile.
      signal.throwIfAborted();
      const store = createDraftStore({ userId, type, ...start });
      return setAnswer({ address, openedDraft: { state: 'ready', store, model } });
    };
    open().catch((error: unknown) => {
      if (!signal.aborted) setAnswer({ address, openedDraft: describeFailure(error) });
    });
    return () => aborter.abort();
  }, [mode, type, id, unitId, userId, address, isOpen, onCopied]);

  const reload = () => {
    setAnswer(undefined);
    setRound(round + 1);
  };
  return { opened: openedDraft, reload };
}
