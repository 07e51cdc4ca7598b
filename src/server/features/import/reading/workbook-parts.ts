import type { Entry, ZipFile } from 'yauzl';
import { decodeEntities } from './decode-entities.ts';
import { FileProblem } from './file-problem.ts';
import { type MergedArea, mergedAreasMax } from './sheet.ts';
import { unpackEntry } from './zip.ts';

/** Reads what the library's row reader does not tell of a workbook: which sheets it has, and which cells are merged. */

export type SheetPart = { name: string; index: number; part: string; isHidden: boolean };
type Package = { zip: ZipFile; entryByName: ReadonlyMap<string, Entry> };

/** Sheets of more classes than any school has. */
const sheetsMax = 200;

async function readPart({ zip, entryByName }: Package, name: string): Promise<Buffer | undefined> {
  const entry = entryByName.get(name.toLowerCase());
  return entry && unpackEntry(zip, entry);
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function readAttribute(element: string, name: string): string | undefined {
  const value = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element);
  return value ? decodeEntities(value[1] ?? value[2] ?? '') : undefined;
}

/** The sheets in their order; `index` counts all of them, from 0. */
export async function listSheets(opened: Package): Promise<SheetPart[]> {
  const workbook = (await readPart(opened, 'workbook.xml'))?.toString() ?? '';
  const relations = (await readPart(opened, 'workbook.xml.rels'))?.toString() ?? '';
  const partById = new Map(
    Array.from(relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g), ([element]) => [
      readAttribute(element, 'Id') ?? '',
      baseName(readAttribute(element, 'Target') ?? ''),
    ]),
  );
  // The library counts sheets with a name and an id only.
  const sheets = Array.from(workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g), ([element]) => ({
    name: readAttribute(element, 'name') ?? '',
    id: readAttribute(element, 'id') ?? '',
    isHidden: /hidden/i.test(readAttribute(element, 'state') ?? ''),
  })).filter(({ name, id }) => name !== '' && id !== '');
  if (sheets.length === 0) throw new FileProblem('damaged_workbook');
  return sheets.slice(0, sheetsMax).map(({ id, ...sheet }, index) => ({
    ...sheet,
    index,
    part: partById.get(id) ?? '',
  }));
}

const areaPattern = /\sref\s*=\s*["']\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})["']/;

const readColumn = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The merged cells of a sheet, which are named behind all of its cells. */
export async function readMergedAreas(opened: Package, part: string): Promise<MergedArea[]> {
  const sheet = await readPart(opened, part);
  const start = sheet?.lastIndexOf('</sheetData>') ?? -1;
  const startWithPrefix = start >= 0 ? start : (sheet?.lastIndexOf(':sheetData>') ?? -1);
  if (!sheet || startWithPrefix < 0) return [];
  const areas: MergedArea[] = [];
  for (const [element] of sheet
    .toString('latin1', startWithPrefix)
    .matchAll(/<(?:\w+:)?mergeCell\s[^>]*>/g)) {
    const [, firstColumn = '', firstRow = '', lastColumn = '', lastRow = ''] =
      areaPattern.exec(element) ?? [];
    if (firstColumn === '') continue;
    areas.push({
      startRow: Number(firstRow) - 1,
      endRow: Number(lastRow) - 1,
      startCol: readColumn(firstColumn),
      endCol: readColumn(lastColumn),
    });
    if (areas.length >= mergedAreasMax) break;
  }
  return areas;
}
