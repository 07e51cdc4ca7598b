import { activityStatus } from '#contract/choices.ts';
import { loggedOutCodes, resultCodes } from '#contract/codes.ts';
import { ApiError, call } from '#ui/api/call.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { type ActivityDetail, type ActivityForm, type Draft, formOf } from './activity-draft.ts';
import { createAutosaver } from './autosave.ts';
import {
  type MirroredDraft,
  type MirrorPlace,
  readMirror,
  removeMirror,
  writeMirror,
} from './device-copy.ts';
import { type AutosaveState, isDirty, labelOf, type SaveLabel, startState } from './draft-state.ts';

/** One activity open in the editor: its draft, its saves, and its copy on this device. Made anew after a reload. */

export type SessionView = {
  /** Undefined until the first change of a new activity has reached the server. */
  id: number | undefined;
  draft: Draft;
  save: SaveLabel;
  reason: string;
  status: number;
  revisionNumber: number;
};

export type EditSession = ReturnType<typeof createEditSession>;

type Start = {
  userId: number;
  type: string;
  /** An activity the server knows; without it a new one starts from `draft`. */
  detail?: ActivityDetail;
  draft: Draft;
};

const mirrorDelayMs = 300;
let opened = 0;

function judgeFailure(error: unknown) {
  const reason = error instanceof Error ? error.message : '';
  if (!(error instanceof ApiError)) return { problem: 'unreachable', reason } as const;
  if (error.code === resultCodes.changed_elsewhere) return { problem: 'conflict', reason } as const;
  const mayPass = error.code >= 500 && error.code < 600;
  const isBusy =
    error.code === resultCodes.too_many_requests || mayPass || loggedOutCodes.includes(error.code);
  return { problem: isBusy ? 'unreachable' : 'refused', reason } as const;
}

function sameDraft(a: Draft, b: Draft): boolean {
  return JSON.stringify([formOf(a.form), a.content]) === JSON.stringify([formOf(b.form), b.content]);
}

export function createEditSession({ userId, type, detail, draft }: Start) {
  const known: MirroredDraft | undefined = readMirror({ userId, type, id: detail?.id });
  const key = known?.key || randomKey();
  // A copy made from an older save than the server's now: sent with its own version, it is refused as a conflict.
  let draftVersion = known?.draft_version ?? detail?.draft_version ?? 0;
  let mirrorTimer: ReturnType<typeof setTimeout> | undefined;
  let view: SessionView = {
    id: detail?.id,
    draft,
    save: 'saved',
    reason: '',
    status: detail?.status ?? activityStatus.in_process,
    revisionNumber: detail?.revision_number ?? 0,
  };
  let saves: AutosaveState = startState;
  let isDiscarded = false;
  const listeners = new Set<() => void>();

  function update(part: Partial<SessionView>): void {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  }

  const place = (): MirrorPlace => ({ userId, type, id: view.id });

  function mirror(): void {
    clearTimeout(mirrorTimer);
    mirrorTimer = undefined;
    if (isDirty(saves) && !isDiscarded)
      writeMirror(place(), { ...view.draft, draft_version: draftVersion, key });
  }

  async function create(form: ActivityForm): Promise<number> {
    const added = await call('POST /diy/add', { type, key, form }, { quiet: true });
    draftVersion = added.draft_version;
    removeMirror(place());
    update({ id: added.id });
    mirror();
    return added.id;
  }

  const saver = createAutosaver<Draft>(
    {
      send: async ({ form, content }) => {
        const id = view.id ?? (await create(form));
        const input = { id, draft_version: draftVersion, form, content };
        const saved = await call('POST /diy/save', input, { quiet: true });
        draftVersion = saved.draft_version;
        update({ status: saved.status });
      },
      judge: judgeFailure,
      onChange: (state) => {
        saves = state;
        if (!isDirty(state)) {
          clearTimeout(mirrorTimer);
          mirrorTimer = undefined;
          removeMirror(place());
        }
        update({ save: labelOf(state), reason: state.reason });
      },
    },
    draft,
  );

  function change(next: Draft): void {
    view = { ...view, draft: next };
    mirrorTimer ??= setTimeout(mirror, mirrorDelayMs);
    saver.change(next);
  }

  const wasRestored = known !== undefined && !sameDraft(known, draft);
  if (known && !wasRestored) {
    removeMirror(place());
    draftVersion = detail?.draft_version ?? 0;
  }
  if (known && wasRestored) change({ form: formOf(known.form), content: known.content });

  return {
    type,
    /** Which opening of an editor this is. */
    serial: ++opened,
    /** Work left unsaved on this device was taken up again. */
    wasRestored,
    /** It is a copy whose original was shared anew, as it was opened. */
    hasOriginChanges: detail?.has_origin_changes ?? false,
    /** The activity's resource in the library, as it was opened; null = not shared. */
    resourceId: detail?.resource_id ?? null,
    getView: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    changeForm: (part: Partial<ActivityForm>) =>
      change({ ...view.draft, form: { ...view.draft.form, ...part } }),
    changeContent: (next: (content: unknown) => unknown) =>
      change({ ...view.draft, content: next(view.draft.content) }),
    isDirty: () => isDirty(saves) && !isDiscarded,
    flush: saver.flush,
    retry: saver.retry,
    /** Writes the device's copy now, as when the page goes away. */
    mirror,
    notePublished: (status: number, revisionNumber: number) => update({ status, revisionNumber }),
    /** What was read before the newest save does not count: that save told its own status. */
    noteStatus: ({ draft_version, status }: Pick<ActivityDetail, 'draft_version' | 'status'>) => {
      if (draft_version >= draftVersion) update({ status });
    },
    /** Forgets what is not saved. */
    discard: () => {
      isDiscarded = true;
      saver.stop();
      clearTimeout(mirrorTimer);
      removeMirror(place());
    },
    pause: saver.stop,
    resume: saver.resume,
  };
}

/** Saves the unsaved draft as an activity of its own; its id. For when somebody else changed the original. */
export async function saveAsCopy(id: number, draft: Draft): Promise<number> {
  const copy = await call('POST /diy/copy', { id });
  const form = { ...draft.form, name: copy.name };
  await call('POST /diy/save', {
    id: copy.id,
    draft_version: copy.draft_version,
    form,
    content: draft.content,
  });
  return copy.id;
}
