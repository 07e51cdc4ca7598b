import { activityForm } from '#contract/activities.ts';
import { renameMedia } from '#form/map-media.ts';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import type { Tx } from '#server/database/database.ts';
import { insertDraft } from '#server/features/activities/activities.service.ts';
import { replaceDimensions } from '#server/features/activity-files/draft-links.ts';
import * as imports from '#server/features/activity-files/import/imports.repository.ts';
import { matchNames } from '#server/features/activity-files/import/match-names.ts';
import type { ReadActivity } from '#server/features/activity-files/import/read-activity-file.ts';
import type { UnpackedMedium } from '#server/features/activity-files/import/unpack-media.ts';
import { startConversions } from '#server/features/conversions/conversions.service.ts';
import { recordFile, type StoredContent, storeContent } from '#server/features/files/files.service.ts';
import { mediaKeyOf } from '#server/features/files/storage/stored-objects.service.ts';
import { discardUnclaimedObjects } from '#server/features/files/storage/unused-files.service.ts';
import { listDimensionNames } from '#server/features/school/dimension-names.service.ts';
import { listSubjects } from '#server/features/subjects/subjects.service.ts';

/** Stores an activity from a file with its media: all of it or nothing. */

type StoredMedium = UnpackedMedium & { content: StoredContent };

const importKeptMs = 24 * 3_600_000;

const mediaNameOf = ({ sha256, extension }: StoredContent) => `${sha256}${extension}`;

/** Stores the bytes. If not all of them can be stored, those that nobody else uses are removed again. */
export async function storeMedia(app: App, unpacked: readonly UnpackedMedium[]): Promise<StoredMedium[]> {
  const stored: StoredMedium[] = [];
  try {
    for (const medium of unpacked)
      stored.push({ ...medium, content: await storeContent(app, medium.checked) });
    return stored;
  } catch (error) {
    await discardMedia(app, stored);
    throw error;
  }
}

/** Removes what was stored, unless somebody uses it. */
function discardMedia(app: App, stored: readonly StoredMedium[]): Promise<void> {
  return discardUnclaimedObjects(
    app,
    stored.map(({ content }) => mediaKeyOf(mediaNameOf(content))),
  );
}

/** Records the media as uploads of the owner, and asks for their conversions. */
async function claimMedia(app: App, tx: Tx, ownerId: number, stored: readonly StoredMedium[]): Promise<void> {
  for (const { content, name, kinds } of stored) {
    const owner = { owner_id: ownerId, attempt_id: null, question_id: null, space: null, name };
    await recordFile(tx, content, owner, app.now());
    await startConversions(app, tx, { media: mediaNameOf(content), kinds, requestedBy: ownerId });
  }
}

/** Makes the draft, in the transaction that ends the import. */
export async function storeActivity(
  app: App,
  tx: Tx,
  { model, file, draft }: ReadActivity,
  { fileId, ownerId, stored }: { fileId: number; ownerId: number; stored: readonly StoredMedium[] },
): Promise<void> {
  await claimMedia(app, tx, ownerId, stored);
  const newNames = new Map(stored.map(({ media, content }) => [media, mediaNameOf(content)]));
  const school = { subjects: await listSubjects(tx), dimensions: await listDimensionNames(tx) };
  const { subjectId, dimensionIds, leftOut } = matchNames(file, school);
  const now = app.now();
  const activityId = await insertDraft(app, tx, {
    type: model.type,
    key: undefined,
    ownerId,
    form: activityForm.parse({ ...renameMedia(file.form, newNames), subject_id: subjectId }),
    content: renameMedia(replaceDimensions(model, draft, dimensionIds), newNames),
    copiedFromId: null,
  });
  await imports.insertImport(
    tx,
    {
      file_id: fileId,
      owner_id: ownerId,
      activity_id: requireFound(activityId),
      left_out: JSON.stringify(leftOut),
      created_at: now,
    },
    now - importKeptMs,
  );
}
