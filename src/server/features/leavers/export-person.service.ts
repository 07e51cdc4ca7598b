import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { listCoursewares } from '#server/features/leavers/erase-work.repository.ts';
import * as exported from '#server/features/leavers/export-person.repository.ts';
import type { App, SignedInContext } from '#server/http/context.ts';

/** Sends everything stored about a person as a zip of JSON lists and files, which is created while it is sent. */

async function* toJson(rows: AsyncIterable<object>): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

type ExportedFile = Awaited<ReturnType<typeof exported.listFiles>>[number];

/** The path of a file in the zip; characters that a file system would take for a folder are replaced. */
const pathOf = ({ id, name }: ExportedFile): string => `files/${id}-${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`;

/** Leaves out bytes that the cleanup has removed meanwhile; `files.json` still lists the file. */
async function addFile(app: App, zip: ZipFile, file: ExportedFile): Promise<void> {
  const isPrivate = file.is_private === 1;
  const opened = await openObject(app, `${file.sha256}${file.extension}`, { isPrivate });
  if (!opened) return;
  zip.addReadStreamLazy(pathOf(file), { compress: false, mtime: new Date(file.created_at) }, (give) => {
    opened.stream().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}

async function openZip(app: App, id: number): Promise<Readable> {
  const zip = new ZipFile();
  const parts = exported.listParts(app.db, id, await listCoursewares(app.db, id));
  const mtime = new Date(app.now());
  for (const [name, rows] of Object.entries(parts))
    zip.addReadStreamLazy(`${name}.json`, { mtime }, (give) => give(null, Readable.from(toJson(rows()))));
  for (const file of await exported.listFiles(app.db, id)) await addFile(app, zip, file);
  const stream = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.end();
  return stream;
}

export async function exportPerson(
  { app, db, actor, reply }: SignedInContext,
  { id }: ParsedInputOf<Api['POST /admin/person_export']>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    requireFound(await exported.findAccount(tx, id));
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: 'person.export',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
    });
  });
  const headers = {
    'content-disposition': `attachment; filename="person-${id}.zip"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  await reply
    .type('application/zip')
    .headers(headers)
    .send(await openZip(app, id));
}
