import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { App } from '#server/app.ts';
import { addText, endZip } from '#server/features/files/storage/zip-objects.service.ts';
import {
  type RosterBook,
  type RosterTerm,
  type RosterWork,
  readRosterBook,
} from '#server/features/study/roster-results/read-roster-book.service.ts';
import {
  type RosterFile,
  type RosterRow,
  writeHead,
  writeRow,
} from '#server/features/study/roster-results/roster-columns.ts';

/**
 * Makes the OneRoster package while it is sent, some works at a time. Results come first: each is read once, and the line
 * items and categories that they name, which are far fewer, are kept until it is their turn.
 */

type Exported = { books: AsyncIterable<RosterBook>; term: RosterTerm; manifest: string };
type Kept = { categories: Map<string, RosterWork['category']>; lineItems: RosterWork['lineItem'][] };

/** Lets others have their turn after some works. */
async function* writeResults(
  app: App,
  { books, term }: Exported,
  { categories, lineItems }: Kept,
): AsyncIterable<string> {
  yield writeHead('results');
  for await (const book of books)
    for await (const works of readRosterBook({ app, db: app.db }, book, term)) {
      for (const { category } of works) categories.set(category.sourcedId, category);
      lineItems.push(...works.map(({ lineItem }) => lineItem));
      const lines = works.flatMap(({ results }) => results.map((row) => writeRow('results', row)));
      if (lines.length > 0) yield lines.join('');
      await setImmediate();
    }
}

function* writeRows<F extends RosterFile>(file: F, rows: Iterable<RosterRow<F>>): Iterable<string> {
  yield writeHead(file);
  for (const row of rows) yield writeRow(file, row);
}

export function createResultsZip(app: App, exported: Exported): Readable {
  const zip = new ZipFile();
  const mtime = new Date(app.now());
  const kept: Kept = { categories: new Map(), lineItems: [] };
  zip.addBuffer(Buffer.from(exported.manifest), 'manifest.csv', { mtime });
  addText(zip, 'results.csv', () => writeResults(app, exported, kept), mtime);
  addText(zip, 'lineItems.csv', () => writeRows('lineItems', kept.lineItems), mtime);
  addText(zip, 'categories.csv', () => writeRows('categories', kept.categories.values()), mtime);
  return endZip(zip);
}
