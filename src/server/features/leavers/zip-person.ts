import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { listCoursewares } from '#server/features/leavers/erase-work.repository.ts';
import * as exported from '#server/features/leavers/export-person.repository.ts';
import { toJson } from '#server/features/leavers/json-list.ts';
import type { App } from '#server/http/context.ts';

/** The zip of everything stored about a person, made while it is sent. */

type ExportedFile = Awaited<ReturnType<typeof exported.listFiles>>[number];

/** The path of a file in the zip; characters that a file system would take for a folder are replaced. */
const pathOf = ({ id, name }: ExportedFile): string => `files/${id}-${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`;

/** Leaves out bytes that the cleanup has removed meanwhile; `files.json` still lists the file. */
async function addFile(app: App, zip: ZipFile, file: ExportedFile): Promise<void> {
  const isPrivate = file.is_private === 1;
  const openedObject = await openObject(app, `${file.sha256}${file.extension}`, { isPrivate });
  if (!openedObject) return;
  zip.addReadStreamLazy(pathOf(file), { compress: false, mtime: new Date(file.created_at) }, (give) => {
    openedObject.stream().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}

/** The zip as a stream. */
export async function openZip(app: App, id: number): Promise<Readable> {
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
