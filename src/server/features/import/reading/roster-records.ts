import { setImmediate } from 'node:timers/promises';
import type { Entry, ZipFile } from 'yauzl';
import { importRecordsMax } from '#contract/limits.ts';
import { cleanCell } from './clean-cell.ts';
import { readCsvLines } from './csv-table.ts';
import { decodeText } from './decode-text.ts';
import { FileProblem } from './file-problem.ts';
import { openZip, unpack } from './zip.ts';

/**
 * The CSV files of a OneRoster package, as records by column name. Formats: 1EdTech OneRoster 1.1 CSV Tables
 * (imsglobal.org/oneroster-v11-final-csv-tables) and OneRoster 1.2 CSV Binding
 * (imsglobal.org/spec/oneroster/v1p2/bind/csv): UTF-8, RFC 4180, the first line names the columns.
 */

export type RosterRecord = {
  line: number;
  /** The text of a column; empty where the file lacks it. */
  read: (column: string) => string;
};
export type RosterPackage = {
  version: '1.1' | '1.2';
  /** Records of the file, without those marked as deleted; empty if the package lacks a file that is not required. */
  readFile: (name: RosterFile) => Promise<RosterRecord[]>;
};

/** The files that are read, with the columns that they must have. */
const requiredColumns = {
  users: ['sourcedId', 'givenName', 'familyName'],
  roles: ['userSourcedId', 'role'],
  classes: ['sourcedId', 'title', 'classType'],
  courses: ['sourcedId', 'title'],
  enrollments: ['classSourcedId', 'userSourcedId', 'role'],
} as const;
type RosterFile = keyof typeof requiredColumns;

async function readRecords(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
  columns: readonly string[],
): Promise<RosterRecord[]> {
  const file = `${name}.csv`;
  if (!entry) throw new FileProblem('roster_file_missing', { file });
  const text = decodeText(await unpack(zip, entry), 'utf-8');
  // Lets the server handle saves of students between two files.
  await setImmediate();
  const [head = [], ...lines] = readCsvLines(text, ',', importRecordsMax);
  if (lines.length > importRecordsMax) throw new FileProblem('too_many_rows', { max: importRecordsMax });
  const columnPlaces = new Map(head.map((title, index) => [cleanCell(title), index]));
  const column = columns.find((one) => !columnPlaces.has(one));
  if (column) throw new FileProblem('roster_column_missing', { file, column });
  return lines.flatMap((cells, index) => {
    const read = (title: string) => cleanCell(cells[columnPlaces.get(title) ?? -1]);
    const isGone = read('status').toLowerCase() === 'tobedeleted';
    return isGone || cells.every((cell) => cell === '') ? [] : [{ line: index + 2, read }];
  });
}

/** manifest.csv: the version, and for each file whether it is whole (bulk), changes only (delta) or absent. */
async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<ReadonlyMap<string, string>> {
  const records = await readRecords(zip, entry, 'manifest', ['propertyName', 'value']);
  return new Map(records.map(({ read }) => [read('propertyName'), read('value')]));
}

export async function openRoster(bytes: Buffer): Promise<RosterPackage> {
  const { zip, entries } = await openZip(bytes);
  const manifest = await readManifest(zip, entries.get('manifest.csv'));
  const version = manifest.get('oneroster.version') ?? '';
  if (version !== '1.1' && version !== '1.2') throw new FileProblem('roster_version', { version });
  const modeOf = (name: string) => manifest.get(`file.${name}`)?.toLowerCase();
  return {
    version,
    readFile: async (name) => {
      if (modeOf(name) === 'delta') throw new FileProblem('roster_delta', { file: `${name}.csv` });
      const isOptional = name === 'courses' || name === 'roles';
      const entry = entries.get(`${name}.csv`);
      if (isOptional && (!entry || modeOf(name) === 'absent')) return [];
      return readRecords(zip, entry, name, requiredColumns[name]);
    },
  };
}
