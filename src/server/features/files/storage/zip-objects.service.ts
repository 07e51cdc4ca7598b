import { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';
import type { OpenedObject } from '#server/features/files/storage/stored-objects.service.ts';

/** Puts stored bytes into a zip that is created while it is sent. */

/** yazl passes on no failure of what it reads, and one that nobody hears ends the process. */
function tellFailure(zip: ZipFile, stream: Readable): Readable {
  return stream.on('error', (error) => zip.emit('error', error));
}

/** Adds the bytes as they are; they are read when their turn in the zip comes. */
export function addObject(zip: ZipFile, path: string, { openStream }: OpenedObject, mtime: Date): void {
  zip.addReadStreamLazy(path, { compress: false, mtime }, (onStream) => {
    openStream().then(
      (stream) => onStream(null, tellFailure(zip, stream)),
      (error: unknown) => onStream(error, Readable.from([])),
    );
  });
}

/** Adds a text that is written when its turn in the zip comes. */
export function addText(
  zip: ZipFile,
  path: string,
  write: () => AsyncIterable<string> | Iterable<string>,
  mtime: Date,
): void {
  zip.addReadStreamLazy(path, { mtime }, (onStream) =>
    onStream(null, tellFailure(zip, Readable.from(write()))),
  );
}

/** Ends the zip and returns it as a stream. */
export function endZip(zip: ZipFile): Readable {
  const stream = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.end();
  return stream;
}
