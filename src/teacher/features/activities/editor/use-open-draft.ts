import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ActivityModel } from '#activities/activity-type.ts';
import { resultCodes } from '#contract/codes.ts';
import { type ActivityDetail, emptyForm, formOf } from '#teacher/features/activities/draft/activity-draft.ts';
import {
  createEditSession,
  type EditSession,
  type SessionView,
} from '#teacher/features/activities/draft/draft-store.ts';
import { readPlaceFacts } from '#teacher/features/activities/draft/fill-form.ts';
import { loadActivityModel } from '#teacher/shared/activities/activity-model.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { ApiError, call } from '#ui/api/call.ts';
import { getLanguage } from '#ui/i18n/language-store.ts';

/** From an address of the editor to the activity open in it. */

export type EditTarget = {
  mode: 'add' | 'edit' | 'copy';
  type: string;
  id: number | undefined;
  /** The unit that a new activity is meant for. */
  unitId: number | undefined;
};

export type Opened =
  | { state: 'loading' }
  | { state: 'not_found' }
  | { state: 'failed'; error: Error }
  | { state: 'ready'; session: EditSession; model: ActivityModel };

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

/** A colleague's activity may be copied without being read for editing; then only the copy tells its type. */
async function checkCopied(type: string, id: number | undefined): Promise<number> {
  if (id === undefined) throw new NotFound();
  try {
    await readActivity(type, id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== resultCodes.not_allowed) throw error;
  }
  return id;
}

function describeFailure(error: unknown): Opened {
  const isMissing =
    error instanceof NotFound || (error instanceof ApiError && notFoundCodes.includes(error.code));
  if (isMissing) return { state: 'not_found' };
  return { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
}

type Handlers = { onCopied: (id: number) => void };

/** `reload` reads the activity again and forgets what is on screen. */
export function useEditSession({ mode, type, id, unitId }: EditTarget, { onCopied }: Handlers) {
  const userId = useUserinfo()?.id ?? 0;
  const [answer, setAnswer] = useState<{ address: string; opened: Opened }>();
  const [round, setRound] = useState(0);
  const address = [mode, type, id, userId, round].join('/');
  const last = answer?.opened;
  // A new activity that has just got its id stays open under its new address.
  const isOpen =
    mode === 'edit' && id !== undefined && last?.state === 'ready' && last.session.getView().id === id;
  const opened: Opened = last && (isOpen || answer.address === address) ? last : { state: 'loading' };

  useEffect(() => {
    if (isOpen) return undefined;
    let isCurrent = true;
    const open = async (): Promise<Opened | undefined> => {
      const [model, facts] = await Promise.all([
        loadActivityModel(type),
        mode === 'add' ? readPlaceFacts(unitId) : undefined,
      ]);
      if (!model) throw new NotFound();
      if (!isCurrent) return undefined;
      if (mode === 'copy') {
        const source = await checkCopied(type, id);
        if (!isCurrent) return undefined;
        const copy = await call('POST /diy/copy', { id: source }, { quiet: true });
        onCopied(copy.id);
        return undefined;
      }
      const detail = mode === 'edit' ? await readActivity(type, id) : undefined;
      if (!isCurrent) return undefined;
      const draft = detail
        ? { form: formOf(detail), content: detail.content }
        : { form: emptyForm(getLanguage(), facts), content: model.content.empty() };
      const session = createEditSession({ userId, type, draft, ...(detail ? { detail } : {}) });
      return { state: 'ready', session, model };
    };
    const show = (next: Opened | undefined) => {
      if (isCurrent && next) setAnswer({ address, opened: next });
    };
    open().then(show, (error: unknown) => show(describeFailure(error)));
    return () => {
      isCurrent = false;
    };
  }, [mode, type, id, unitId, userId, address, isOpen, onCopied]);

  const reload = () => {
    setAnswer(undefined);
    setRound(round + 1);
  };
  return { opened, reload };
}

export function useSessionView(session: EditSession): SessionView {
  return useSyncExternalStore(session.subscribe, session.getView);
}
