import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { chooseName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import {
  computeReservationTimes,
  requireDiskSpace,
} from '#server/features/files/storage/disk-space.service.ts';
import { reserveStorage } from '#server/features/files/storage/reserve-storage.service.ts';
import * as unfinished from '#server/features/files/uploads/unfinished-uploads.repository.ts';
import * as uploadProgress from '#server/features/files/uploads/upload-progress.repository.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import { removeUpload } from '#server/features/files/uploads/uploads.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import { mayBeRewritten } from '#server/storage/upload-rules.ts';
import * as reservations from '../storage/reservations.repository.ts';

/** Lists and cancels unfinished uploads, and reserves storage again for those that continue. */

type UnfinishedItem = ApiReply<'GET /upload/unfinished'>['items'][number];

function describeUnfinished({ kind, ...row }: unfinished.UnfinishedUploadRow): UnfinishedItem {
  return { ...row, kind };
}

/** Reserves storage again for an upload that continues after a pause. Refuses with 'quota_exceeded'. */
export async function renewReservation(app: App, upload: uploads.UploadRow): Promise<void> {
  const now = app.now();
  if (
    upload.file_id !== null ||
    (await reservations.isFullSizeReserved(app.db, upload.id, computeReservationTimes(now)))
  )
    return;
  const bytes = upload.bytes - upload.received_bytes;
  await requireDiskSpace(app, bytes);
  await inTransaction(app.db, async (tx) => {
    await reserveStorage(tx, {
      bytes,
      fileBytes: upload.bytes,
      mayBeRewritten: mayBeRewritten(upload.kind),
      isByStudent: upload.attempt_id !== null,
      now,
    });
    await uploadProgress.recordUploadActivity(tx, upload.id, now);
  });
}

export async function listOwnUnfinishedUploads({
  db,
  actor,
}: SignedInContext): Promise<ApiReply<'GET /upload/unfinished'>> {
  const rows = await unfinished.listUnfinishedByOwner(db, actor.id);
  return { items: rows.map(describeUnfinished) };
}

export async function listAllUnfinished(
  { db, lang }: SignedInContext,
  page: ParsedInputOf<Api['GET /admin/uploads']>,
): Promise<ApiReply<'GET /admin/uploads'>> {
  const { total, rows } = await unfinished.listUnfinishedPage(db, page);
  const items = rows.map(({ owner_id, owner_name, owner_name_eng, guest_courseware_id, ...row }) => ({
    ...describeUnfinished(row),
    owner_id,
    owner_name: chooseName(owner_name, owner_name_eng, lang),
    is_guest: guest_courseware_id !== null,
  }));
  return { total, items };
}

/** Cancels an unfinished upload. Refuses with 'not_found' for finished uploads and for those of other people. */
export async function discardUnfinished(
  context: SignedInContext,
  { id }: ParsedInputOf<Api['POST /upload/discard']>,
): Promise<void> {
  const upload = requireFound(await uploads.findUpload(context.db, id));
  await authorize(context, 'upload.discard', upload);
  if (upload.file_id !== null) throw new AppError('not_found');
  await removeUpload(context.app, id);
}
