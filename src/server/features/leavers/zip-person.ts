import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { App } from '#server/app.ts';
import { toPathName } from '#server/features/files/rules/file-name.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { addObject, addText, endZip } from '#server/features/files/storage/zip-objects.service.ts';
import { listWorkCoursewareIds } from '#server/features/leavers/erase-work.repository.ts';
import * as exportQueries from '#server/features/leavers/export-person.repository.ts';
import { writeJsonList } from '#server/features/leavers/json-list.ts';

/** Creates the zip of everything stored about a person, while it is sent. */

type ExportedFile = Awaited<ReturnType<typeof exportQueries.listFiles>>[number];

const toZipPath = ({ id, name }: ExportedFile): string => `files/${id}-${toPathName(name)}`;

/** Adds a file to the zip. If the cleanup has removed its bytes meanwhile, only `files.json` lists it. */
async function addFile(app: App, zip: ZipFile, file: ExportedFile): Promise<void> {
  const isPrivate = file.is_private === 1;
  const openedObject = await openObject(app, `${file.sha256}${file.extension}`, { isPrivate });
  if (!openedObject) return;
  addObject(zip, toZipPath(file), openedObject, new Date(file.created_at));
}

/** Returns the zip as a stream. */
export async function createPersonZip(app: App, id: number): Promise<Readable> {
  const zip = new ZipFile();
  const rowReaderByName = exportQueries.createRowReaders(app.db, id, await listWorkCoursewareIds(app.db, id));
  const mtime = new Date(app.now());
  for (const [name, readRows] of Object.entries(rowReaderByName))
    addText(zip, `${name}.json`, () => writeJsonList(readRows()), mtime);
  for (const file of await exportQueries.listFiles(app.db, id)) await addFile(app, zip, file);
  return endZip(zip);
}
