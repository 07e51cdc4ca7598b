import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import { receiveBytes } from '#server/features/files/uploads/receive-bytes.ts';
import { tusPath } from '#server/features/files/uploads/tus-path.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import { receivedDir } from '../storage/received-bytes.ts';

/** Makes tus use the rows of uploads instead of keeping its own records next to the bytes. */
function createConfigStore(db: Db) {
  return {
    get: async (id: string) => {
      const row = await uploads.findUpload(db, id);
      if (!row || row.file_id !== null) return undefined;
      const { name, kind, bytes, created_at } = row;
      const creation_date = new Date(created_at).toISOString();
      return new Upload({ id, size: bytes, offset: 0, metadata: { filename: name, kind }, creation_date });
    },
    /** Does nothing, because the row exists before tus creates the upload. */
    set: async () => undefined,
    delete: (id: string) => uploads.deleteUpload(db, id),
  };
}

/** Stores the bytes of each upload in a file named by the upload's id. */
function createByteStore(app: App): FileStore {
  const { dataDir } = app.env;
  const store = new FileStore({ directory: receivedDir(dataDir), configstore: createConfigStore(app.db) });
  return Object.assign(store, {
    write: (byteStream: Readable, id: string, offset: number) =>
      receiveBytes(app, { id, offset }, byteStream),
  });
}

/**
 * Creates the server of the tus protocol for DATA_DIR/uploads. Callers are checked before it gets their
 * requests.
 */
export function createTusServer(app: App): Server {
  return new Server({
    path: tusPath,
    datastore: createByteStore(app),
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: ({ url }) => url.split('/').at(-1) ?? '',
  });
}
