import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { AnyRow } from '#server/database/dialect/table-copies.ts';
import { type TableSummary, tablePath } from '#server/features/backup/backup-format.ts';

async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let unfinishedLine = '';
  for await (const chunk of chunks) {
    const lines = (unfinishedLine + chunk).split('\n');
    unfinishedLine = lines.pop() ?? '';
    yield* lines;
  }
  if (unfinishedLine !== '') yield unfinishedLine;
}

/** Yields the rows of a backup's table. Throws at the end if they differ from the rows that were written. */
export async function* readTable(
  folder: string,
  { name, rows, sha256 }: TableSummary,
): AsyncGenerator<AnyRow> {
  const hash = createHash('sha256');
  const hashedStream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const makeDamageError = () => new Error(`The table ${name} of this backup is damaged.`);
  const fileStream = createReadStream(tablePath(folder, name));
  const unzippedStream = createGunzip();
  for (const stream of [fileStream, hashedStream])
    stream.on('error', (error: Error) => unzippedStream.destroy(error));
  fileStream.pipe(hashedStream).pipe(unzippedStream);
  let count = 0;
  try {
    for await (const line of splitLines(unzippedStream.setEncoding('utf8'))) {
      count += 1;
      yield JSON.parse(line) as AnyRow;
    }
  } catch (error) {
    throw new Error(makeDamageError().message, { cause: error });
  } finally {
    fileStream.destroy();
  }
  if (count !== rows || hash.digest('hex') !== sha256) throw makeDamageError();
}
