import { loggedOutCodes, resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call } from '#ui/api/call.ts';
import type { ActivityForm, Draft } from './activity-draft.ts';
import { createAutosave } from './autosave.ts';
import { openDeviceCopy } from './device-copy.ts';
import { type DraftState, hasUnsavedEdits, type SaveFailure } from './draft-state.ts';

/** Saves the edits of an open draft on the server, and on this device until the server has them. */

export type DraftSaving = ReturnType<typeof openDraftSaving>;

type DraftSavingOptions = {
  userId: number;
  type: string;
  /** A new activity that is sent twice with this key is added only once. */
  key: string;
  getState: () => DraftState;
  update: (part: Partial<DraftState>) => void;
};

export function openDraftSaving({ userId, type, key, getState, update }: DraftSavingOptions) {
  let isDiscarded = false;
  const isUnsaved = () => hasUnsavedEdits(getState()) && !isDiscarded;

  const deviceCopy = openDeviceCopy(
    () => ({ userId, type, id: getState().id }),
    () => (isUnsaved() ? { ...getState().draft, draft_version: getState().version, key } : undefined),
  );

  async function addActivity(form: ActivityForm): Promise<number> {
    const addedDraft = await call('POST /diy/add', { type, key, form }, { quiet: true });
    deviceCopy.remove();
    update({ id: addedDraft.id, version: addedDraft.draft_version });
    deviceCopy.write();
    return addedDraft.id;
  }

  const autosave = createAutosave<Draft>({
    getState,
    setState: (state) => {
      if (!hasUnsavedEdits(state)) deviceCopy.remove();
      update(state);
    },
    send: async ({ form, content }) => {
      const id = getState().id ?? (await addActivity(form));
      const saveInput = { id, draft_version: getState().version, form, content };
      const savedDraft = await call('POST /diy/save', saveInput, { quiet: true });
      update({ version: savedDraft.draft_version, status: savedDraft.status });
    },
    classifyError: classifySaveError,
  });

  return {
    isUnsaved,
    /** Call it after each edit. */
    schedule: () => {
      deviceCopy.writeSoon();
      autosave.schedule();
    },
    /** Saves at once; true when the server holds everything. */
    flush: autosave.flush,
    /** Tries now instead of later, for example when the network is back. */
    retry: autosave.retry,
    pause: autosave.stop,
    resume: autosave.schedule,
    /** Writes the copy on this device now, for example when the page closes. */
    storeOnDevice: deviceCopy.write,
    removeFromDevice: deviceCopy.remove,
    /** Drops the edits that are not saved. */
    discard: () => {
      isDiscarded = true;
      autosave.stop();
      deviceCopy.remove();
    },
  };
}

function classifySaveError(error: unknown): SaveFailure {
  const reason = error instanceof Error ? error.message : '';
  if (!(error instanceof ApiError)) return { problem: 'unreachable', reason };
  if (error.code === resultCodes.changed_elsewhere) return { problem: 'conflict', reason };
  const isServerError = error.code >= 500 && error.code < 600;
  const isTemporary =
    isServerError || error.code === resultCodes.too_many_requests || loggedOutCodes.includes(error.code);
  return { problem: isTemporary ? 'unreachable' : 'refused', reason };
}
