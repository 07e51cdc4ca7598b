import { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';
import type { OpenedObject } from '#server/features/files/storage/stored-objects.service.ts';

/** Puts stored bytes into a zip that is created while it is sent. */

/** Adds the bytes as they are; they are read when their turn in the zip comes. */
export function addObject(zip: ZipFile, path: string, { openStream }: OpenedObject, mtime: Date): void {
  zip.addReadStreamLazy(path, { compress: false, mtime }, (onStream) => {
    openStream().then(
      (stream) => onStream(null, stream),
      (error: unknown) => onStream(error, Readable.from([])),
    );
  });
}

/** Ends the zip and returns it as a stream. */
export function endZip(zip: ZipFile): Readable {
  const stream = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.end();
  return stream;
}
