import { useEffect, useState } from 'react';
import { resultCodes } from '#contract/codes.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import {
  type ActivityDetail,
  type ActivityForm,
  type Draft,
  emptyForm,
  pickForm,
} from '#teacher/features/activities/draft/activity-draft.ts';
import type { DraftEntry } from '#teacher/features/activities/draft/draft-entry.ts';
import {
  createDraftStore,
  type DraftStore,
  type DraftStoreOptions,
} from '#teacher/features/activities/draft/draft-store.ts';
import { readSubjectAndGrade, suggestName } from '#teacher/features/activities/draft/fill-form.ts';
import { findLeftDraft, findPlace, isWaiting } from '#teacher/features/activities/draft/left-drafts.ts';
import { readNewDraftNote, storeNewDraftNote } from '#teacher/features/activities/draft/new-draft-note.ts';
import { loadActivityModel } from '#teacher/shared/activities/activity-model.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call } from '#ui/api/call.ts';
import { randomKey } from '#ui/browser/random-key.ts';
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
  | { state: 'unknown_type' }
  | { state: 'failed'; error: Error }
  | { state: 'ready'; store: DraftStore; model: ActivityModel };

const notFoundCodes: readonly number[] = [
  resultCodes.not_found,
  resultCodes.not_allowed,
  resultCodes.invalid_input,
];

class NotFoundError extends Error {}
class UnknownTypeError extends Error {}

async function readActivity(type: string, id: number | undefined): Promise<ActivityDetail> {
  if (id === undefined) throw new NotFoundError();
  const detail = await call('GET /diy/detail', { id }, { quiet: true });
  if (detail.type !== type) throw new NotFoundError();
  return detail;
}

async function loadModel(type: string): Promise<ActivityModel> {
  const model = await loadActivityModel(type);
  if (!model) throw new UnknownTypeError();
  return model;
}

/** Copies the activity, unless the signal aborts it before; resolves to the id of the copy. */
async function copyActivity(type: string, id: number | undefined, signal: AbortSignal): Promise<number> {
  await loadModel(type);
  if (id === undefined) throw new NotFoundError();
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

type DraftStart = Omit<DraftStoreOptions, 'type' | 'describe'>;

/** The activity of a creation key: of a new draft that the queue has sent already. */
const readCreated = (type: string, key: string, form: ActivityForm): Promise<ActivityDetail> =>
  call('POST /diy/add', { type, key, form }, { quiet: true });

/** A new activity, or the one that this tab began before, as after a reload. */
async function startNewDraft(
  { type, unitId }: EditTarget,
  model: ActivityModel,
  left: DraftEntry | undefined,
): Promise<DraftStart> {
  const note = readNewDraftNote();
  const isGoingOn = note?.type === type && note.id === undefined;
  const key = left?.body.key ?? (isGoingOn ? note.key : randomKey());
  const wasEdited = left !== undefined || (isGoingOn && note.isEdited);
  const form = emptyForm(getLanguage(), await readSubjectAndGrade(unitId));
  storeNewDraftNote({ type, key, isEdited: wasEdited });
  const start = { key, lane: `draft:${key}`, left };
  const isSent = wasEdited && !(left && isWaiting(left));
  if (!isSent) return { ...start, draft: { form, content: model.content.empty() } };
  const detail = await readCreated(type, key, form);
  return { ...start, detail, draft: { form: pickForm(detail), content: detail.content } };
}

async function startDraft(
  target: EditTarget,
  person: number,
): Promise<DraftStart & { model: ActivityModel }> {
  const { mode, type, id } = target;
  const model = await loadModel(type);
  // Looked for before the draft is read: what has been sent by then is in the reply.
  const left = await findLeftDraft(person, type, mode === 'add' ? undefined : id);
  if (mode === 'add') return { model, ...(await startNewDraft(target, model, left)) };
  const detail = await readActivity(type, id);
  const draft = { form: pickForm(detail), content: detail.content };
  return { model, ...findPlace(detail.id, left), left, detail, draft };
}

function toFailedDraft(error: unknown): OpenedDraft {
  if (error instanceof UnknownTypeError) return { state: 'unknown_type' };
  const isMissing =
    error instanceof NotFoundError || (error instanceof ApiError && notFoundCodes.includes(error.code));
  if (isMissing) return { state: 'not_found' };
  return { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
}

/** `onCopied` gets the id of a copy, to open it instead. `reload` reads the activity again and forgets the store. */
export function useOpenDraft(target: EditTarget, onCopied: (id: number) => void) {
  const { mode, type, id, unitId } = target;
  const userId = useUserinfo()?.id ?? 0;
  const [openResult, setOpenResult] = useState<{ address: string; openedDraft: OpenedDraft }>();
  const [reloadCount, setReloadCount] = useState(0);
  const address = [mode, type, id, userId, reloadCount].join('/');
  const lastOpenedDraft = openResult?.openedDraft;
  // A new activity that has just got its id stays open under its new address.
  const isStillOpen =
    mode === 'edit' &&
    id !== undefined &&
    lastOpenedDraft?.state === 'ready' &&
    lastOpenedDraft.store.getState().id === id;
  const openedDraft: OpenedDraft =
    lastOpenedDraft && (isStillOpen || openResult.address === address)
      ? lastOpenedDraft
      : { state: 'loading' };

  useEffect(() => {
    if (isStillOpen) return undefined;
    const abortController = new AbortController();
    const { signal } = abortController;
    const openDraft = async () => {
      if (mode === 'copy') return onCopied(await copyActivity(type, id, signal));
      const { model, ...draftStart } = await startDraft({ mode, type, id, unitId }, userId);
      // A store saves by itself, so none is created for an address that was left meanwhile.
      signal.throwIfAborted();
      const describe = ({ form, content }: Draft) =>
        form.name || suggestName(model, content, undefined, getLanguage());
      const store = createDraftStore({ type, describe, ...draftStart });
      return setOpenResult({ address, openedDraft: { state: 'ready', store, model } });
    };
    openDraft().catch((error: unknown) => {
      if (!signal.aborted) setOpenResult({ address, openedDraft: toFailedDraft(error) });
    });
    return () => abortController.abort();
  }, [mode, type, id, unitId, userId, address, isStillOpen, onCopied]);

  const reload = () => {
    setOpenResult(undefined);
    setReloadCount(reloadCount + 1);
  };
  return { openedDraft, reload };
}
