import { fromBuffer } from 'yauzl';

/** Reads the contents of a zip's entries, by path. */
export function readZipEntries(zip: Buffer): Promise<Map<string, Buffer>> {
  const contentByPath = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, zipFile) => {
      if (error) return reject(error);
      zipFile.on('end', () => resolve(contentByPath));
      zipFile.on('entry', (entry) => {
        zipFile.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            contentByPath.set(entry.fileName, Buffer.concat(chunks));
            zipFile.readEntry();
          });
        });
      });
      zipFile.readEntry();
    });
  });
}
