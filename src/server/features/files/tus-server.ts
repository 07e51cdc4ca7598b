import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import type { Db } from '#server/database/database.ts';
import { receivedDir } from '#server/features/files/received.ts';
import * as uploads from '#server/features/files/uploads.repository.ts';
import type { App } from '#server/http/context.ts';

export const tusPath = '/api/upload/tus';

/** What tus knows of an upload is its row: there is no second record of it beside the bytes. */
function openRows(db: Db) {
  return {
    get: async (id: string) => {
      const row = await uploads.findUpload(db, id);
      if (!row || row.file_id !== null) return undefined;
      const { name, kind, bytes, created_at } = row;
      const creation_date = new Date(created_at).toISOString();
      return new Upload({ id, size: bytes, offset: 0, metadata: { filename: name, kind }, creation_date });
    },
    /** The row is there before tus is asked to make the upload. */
    set: async () => undefined,
    delete: (id: string) => uploads.deleteUpload(db, id),
  };
}

/** The tus protocol over DATA_DIR/uploads. Knows nothing of who asks: that is decided before it is asked. */
export function createTusServer(app: App): Server {
  const datastore = new FileStore({ directory: receivedDir(app.env.dataDir), configstore: openRows(app.db) });
  return new Server({
    path: tusPath,
    datastore,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: ({ url }) => url.split('/').at(-1) ?? '',
  });
}
