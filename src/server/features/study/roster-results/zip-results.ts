import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { App } from '#server/app.ts';
import { endZip } from '#server/features/files/storage/zip-objects.service.ts';
import {
  type RosterBook,
  type RosterRows,
  type RosterTerm,
  readRosterBook,
} from '#server/features/study/roster-results/read-roster-book.service.ts';
import {
  type RosterFile,
  writeHead,
  writeRow,
} from '#server/features/study/roster-results/roster-columns.ts';

/**
 * Makes the OneRoster package while it is sent, one mark book after the other. Results come first: each is read once, and
 * the line items and categories that they name, which are far fewer, are kept until it is their turn.
 */

type Kept = Pick<RosterRows, 'categories' | 'lineItems'>;

/** Lets others have their turn after each book. */
async function* writeResults(
  app: App,
  { books, term }: { books: readonly RosterBook[]; term: RosterTerm },
  kept: Kept,
): AsyncIterable<string> {
  yield writeHead('results');
  for (const book of books) {
    const { categories, lineItems, results } = await readRosterBook({ app, db: app.db }, book, term);
    kept.categories.push(...categories);
    kept.lineItems.push(...lineItems);
    if (results.length > 0) yield results.map((row) => writeRow('results', row)).join('');
    await setImmediate();
  }
}

function* writeKept(file: keyof Kept, kept: Kept): Iterable<string> {
  yield writeHead(file);
  for (const row of kept[file]) yield writeRow(file, row);
}

export function createResultsZip(
  app: App,
  exported: { books: readonly RosterBook[]; term: RosterTerm; manifest: string },
): Readable {
  const zip = new ZipFile();
  const mtime = new Date(app.now());
  const kept: Kept = { categories: [], lineItems: [] };
  const add = (file: RosterFile, open: () => AsyncIterable<string> | Iterable<string>) =>
    zip.addReadStreamLazy(`${file}.csv`, { mtime }, (onStream) => onStream(null, Readable.from(open())));
  zip.addBuffer(Buffer.from(exported.manifest), 'manifest.csv', { mtime });
  add('results', () => writeResults(app, exported, kept));
  add('lineItems', () => writeKept('lineItems', kept));
  add('categories', () => writeKept('categories', kept));
  return endZip(zip);
}
