import type { Api, ApiReply } from '#contract/api.ts';
import type { UploadKind } from '#contract/choices.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, found } from '#server/app-error.ts';
import { chooseName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import { keepingAt, requireDisk, reserveRoom } from '#server/features/files/storage/quota.service.ts';
import * as unfinished from '#server/features/files/uploads/unfinished-uploads.repository.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import { dropUpload } from '#server/features/files/uploads/uploads.service.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Uploads on their way: going on with them, seeing and cancelling them. */

type Item = ApiReply<'GET /upload/unfinished'>['items'][number];

function describeUnfinished({ kind, ...row }: unfinished.UnfinishedRow): Item {
  return { ...row, kind: kind as UploadKind };
}

/** Before more bytes are taken: keeps room again for an upload that stood still. Refuses 'quota_exceeded'. */
export async function keepRoomAgain(app: App, upload: uploads.UploadRow): Promise<void> {
  const now = app.now();
  if (upload.file_id !== null || (await uploads.isKept(app.db, upload.id, keepingAt(now)))) return;
  const bytes = upload.bytes - upload.received_bytes;
  await requireDisk(app, bytes);
  await inTransaction(app.db, async (tx) => {
    await reserveRoom(tx, {
      bytes,
      size: upload.bytes,
      isRewritten: upload.kind === 'picture',
      ofStudent: upload.attempt_id !== null,
      now,
    });
    await uploads.touchUpload(tx, upload.id, now);
  });
}

export async function listOwnUnfinished({
  db,
  actor,
}: SignedInContext): Promise<ApiReply<'GET /upload/unfinished'>> {
  const rows = await unfinished.listUnfinishedOf(db, actor.id);
  return { items: rows.map(describeUnfinished) };
}

export async function listAllUnfinished(
  { db, lang }: SignedInContext,
  page: ParsedInputOf<Api['GET /admin/uploads']>,
): Promise<ApiReply<'GET /admin/uploads'>> {
  const { total, rows } = await unfinished.listUnfinished(db, page);
  const items = rows.map(({ owner_id, owner_name, owner_name_eng, guest_courseware_id, ...row }) => ({
    ...describeUnfinished(row),
    owner_id,
    owner_name: chooseName(owner_name, owner_name_eng, lang),
    is_guest: guest_courseware_id !== null,
  }));
  return { total, items };
}

/** Refuses 'not_found' for one that is no longer unfinished, as for somebody else's. */
export async function discardUnfinished(
  context: SignedInContext,
  { id }: ParsedInputOf<Api['POST /upload/discard']>,
): Promise<void> {
  const upload = found(await uploads.findUpload(context.db, id));
  await authorize(context, 'upload.discard', upload);
  if (upload.file_id !== null) throw new AppError('not_found');
  await dropUpload(context.app, id);
}
