import type { QueryClient } from '@tanstack/react-query';
import { areOnlyConversionIssues } from '#teacher/features/activities/draft/draft-issues.ts';
import type { DraftStore } from '#teacher/features/activities/draft/draft-store.ts';
import { fillForm, isFilled, readSubjectAndGrade } from '#teacher/features/activities/draft/fill-form.ts';
import type { PlacesUpdate } from '#teacher/features/activities/placing/updated-view.tsx';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { syncReads } from '#teacher/shared/sync/sync-reads.ts';
import { call } from '#ui/api/call.ts';
import { refresh } from '#ui/api/hooks.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { editorMessages } from './editor-messages.ts';

export type PublishResult =
  | { outcome: 'incomplete' | 'failed' }
  | { outcome: 'converting'; id: number }
  | { outcome: 'published'; update: PlacesUpdate };

export type PublishOptions = {
  /** Name to use if the activity has none yet. */
  suggestedName: string;
  unitId: number | undefined;
  /** Coursewares to update to the new version. */
  coursewareIds: readonly number[];
};

/** Fills in and saves the draft, asks the server to check and publish it, and updates the chosen coursewares. */
export async function publishDraft(
  client: QueryClient,
  store: DraftStore,
  options: PublishOptions,
): Promise<PublishResult> {
  await fillEmptyFields(store, options);
  const isSaved = await store.flush();
  const { id } = store.getState();
  if (id === undefined || !isSaved) {
    showToast('error', translate(editorMessages, 'not_saved_yet'));
    return { outcome: 'failed' };
  }
  const reply = await call('POST /diy/complete', { id });
  if (!reply.completed) {
    return areOnlyConversionIssues(reply.issues) ? { outcome: 'converting', id } : { outcome: 'incomplete' };
  }
  store.applyPublication(reply.status, reply.revision_number);
  const update = await updateCoursewares(id, options.coursewareIds);
  await refresh(client, ['GET /diy/list', 'GET /teacher/last_placing', ...syncReads]);
  return { outcome: 'published', update };
}

async function fillEmptyFields(store: DraftStore, { suggestedName, unitId }: PublishOptions): Promise<void> {
  const { form } = store.getState().draft;
  if (!isFilled(form)) store.changeForm(fillForm(form, suggestedName, await readSubjectAndGrade(unitId)));
}

/** If this fails, the activity stays published; the dialog says so and offers the update again. */
async function updateCoursewares(
  activity_id: number,
  coursewareIds: readonly number[],
): Promise<PlacesUpdate> {
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
