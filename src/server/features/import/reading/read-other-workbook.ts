import type { Sheet as LibrarySheet } from 'hucre/xlsx';
import { FileProblem } from './file-problem.ts';
import { joinSheets } from './join-sheets.ts';
import { limitText } from './limit-text.ts';
import { toLine } from './read-workbook.ts';
import { fillMerged, type Sheet } from './sheet.ts';
import type { Table } from './table.ts';

/**
 * Reads workbooks of OpenDocument (.ods) and of Excel before 2007 (.xls). The library reads them whole; the limits of the
 * process hold for what that takes.
 */

function toSheets(librarySheets: readonly LibrarySheet[], hiddenNames: ReadonlySet<string>): Sheet[] {
  const countText = limitText();
  return librarySheets
    .filter(({ name, hidden, veryHidden }) => !hidden && !veryHidden && !hiddenNames.has(name))
    .map(({ name, rows, merges = [] }) => {
      const lines = rows.flatMap((values, index) => toLine(index, values, countText) ?? []);
      fillMerged(lines, merges);
      return { name, lines };
    });
}

const isAboutPassword = (error: unknown) =>
  error instanceof Error && /encrypt|password/i.test(`${error.name} ${error.message}`);

function explain(error: unknown): never {
  if (error instanceof FileProblem) throw error;
  throw new FileProblem(isAboutPassword(error) ? 'workbook_encrypted' : 'damaged_workbook');
}

/** Names of the sheets that an OpenDocument hides: those of a style that is not displayed. */
function findHiddenNames(content: string): Set<string> {
  const hiddenStyles = new Set(
    Array.from(
      content.matchAll(
        /<style:style\s[^>]*style:name="([^"]*)"[^>]*>\s*<style:table-properties\s[^>]*table:display="false"/g,
      ),
      ([, name]) => name,
    ),
  );
  const tables = content.matchAll(/<table:table\s[^>]*>/g);
  return new Set(
    Array.from(tables).flatMap(([element]) => {
      const style = /table:style-name="([^"]*)"/.exec(element)?.[1];
      const name = /table:name="([^"]*)"/.exec(element)?.[1];
      return name !== undefined && hiddenStyles.has(style) ? [name] : [];
    }),
  );
}

export async function readOpenDocument(bytes: Buffer, readContent: () => Promise<Buffer>): Promise<Table> {
  try {
    const { readOds } = await import('hucre/ods');
    const { sheets } = await readOds(new Uint8Array(bytes));
    return joinSheets(toSheets(sheets, findHiddenNames((await readContent()).toString())));
  } catch (error) {
    return explain(error);
  }
}

export async function readOldExcel(bytes: Buffer): Promise<Table> {
  try {
    const { readXls } = await import('hucre');
    const { sheets } = await readXls(new Uint8Array(bytes));
    return joinSheets(toSheets(sheets, new Set()));
  } catch (error) {
    return explain(error);
  }
}
