import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOnlyConverting } from '#teacher/features/activities/draft/draft-issues.ts';
import type { EditSession } from '#teacher/features/activities/draft/draft-store.ts';
import { fillForm, isFilled, readPlaceFacts } from '#teacher/features/activities/draft/fill-form.ts';
import type { PlacesUpdate } from '#teacher/features/activities/placing/updated-view.tsx';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { syncReads } from '#teacher/shared/sync/sync-reads.ts';
import { call } from '#ui/api/call.ts';
import { refresh } from '#ui/api/hooks.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { editorMessages } from './editor-messages.ts';

export type Completion =
  | { outcome: 'incomplete' | 'failed' }
  | { outcome: 'converting'; id: number }
  | { outcome: 'completed'; update: PlacesUpdate };

type Wish = {
  /** Called so where it has no name yet. */
  name: string;
  unitId: number | undefined;
  /** Coursewares to move to the new version. */
  coursewareIds: readonly number[];
};

/** The rest of the common form, where the teacher left something out. */
async function fillIn(session: EditSession, { name, unitId }: Wish): Promise<void> {
  const { form } = session.getView().draft;
  if (!isFilled(form)) session.changeForm(fillForm(form, name, await readPlaceFacts(unitId)));
}

/** What was published stays so when this fails: the dialog says it and offers it again. */
async function updatePlaces(activity_id: number, { coursewareIds }: Wish): Promise<PlacesUpdate> {
  const count = coursewareIds.length;
  if (count === 0) return { outcome: 'none' };
  try {
    await call('POST /diy/sync', { activity_id, courseware_ids: [...coursewareIds] }, { quiet: true });
    showToast('success', translate(syncMessages, 'succeeded'));
    return { outcome: 'done', count };
  } catch {
    return { outcome: 'failed', count };
  }
}

/** Fills in and saves what is open, asks the server to check and publish it, and updates where it is used. */
export function useComplete(session: EditSession): {
  isCompleting: boolean;
  complete: (wish: Wish) => Promise<Completion>;
} {
  const client = useQueryClient();
  const [isCompleting, setCompleting] = useState(false);

  const publish = async (wish: Wish): Promise<Completion> => {
    await fillIn(session, wish);
    const isSaved = await session.flush();
    const { id } = session.getView();
    if (id === undefined || !isSaved) {
      showToast('error', translate(editorMessages, 'not_saved_yet'));
      return { outcome: 'failed' };
    }
    const reply = await call('POST /diy/complete', { id });
    if (!reply.completed) {
      return isOnlyConverting(reply.issues) ? { outcome: 'converting', id } : { outcome: 'incomplete' };
    }
    session.notePublished(reply.status, reply.revision_number);
    const update = await updatePlaces(id, wish);
    await refresh(client, ['GET /diy/list', ...syncReads]);
    return { outcome: 'completed', update };
  };

  return {
    isCompleting,
    complete: async (wish) => {
      setCompleting(true);
      try {
        return await publish(wish);
      } catch {
        // The message has been shown.
        return { outcome: 'failed' };
      } finally {
        setCompleting(false);
      }
    },
  };
}
