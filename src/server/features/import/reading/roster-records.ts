import type { Entry, ZipFile } from 'yauzl';
import { importRecordsMax } from '#contract/limits.ts';
import { cleanCell } from './clean-cell.ts';
import { splitCsvRows } from './csv-rows.ts';
import { decodeText } from './decode-text.ts';
import { FileProblem } from './file-problem.ts';
import { openZip, unpackEntry } from './zip.ts';

/**
 * Reads the CSV files of a OneRoster package as records by column name. Formats: 1EdTech OneRoster 1.1 CSV
 * Tables (imsglobal.org/oneroster-v11-final-csv-tables) and OneRoster 1.2 CSV Binding
 * (imsglobal.org/spec/oneroster/v1p2/bind/csv). Both are UTF-8 and RFC 4180, and the first line names the
 * columns.
 */

export type RosterRecord = {
  line: number;
  /** Returns the text of a column; empty if the file lacks the column. */
  read: (column: string) => string;
};
export type RosterPackage = {
  version: '1.1' | '1.2';
  /**
   * Reads the records of a file, without those marked as deleted; empty if the package lacks an optional
   * file.
   */
  readFile: (name: RosterFile) => Promise<RosterRecord[]>;
};

/** The files that are read, each with the columns that it must have. */
const requiredColumns = {
  users: ['sourcedId', 'givenName', 'familyName'],
  roles: ['userSourcedId', 'role'],
  classes: ['sourcedId', 'title', 'classType'],
  courses: ['sourcedId', 'title'],
  enrollments: ['classSourcedId', 'userSourcedId', 'role'],
  academicSessions: ['sourcedId', 'title'],
} as const;
type RosterFile = keyof typeof requiredColumns;
const optionalFiles: ReadonlySet<RosterFile> = new Set(['courses', 'roles', 'academicSessions']);

/** Returns the index of each column by its title. */
function readTitles(titles: readonly string[]): ReadonlyMap<string, number> {
  return new Map(titles.map((title, index) => [cleanCell(title), index]));
}

async function readRecords(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
  columns: readonly string[],
): Promise<RosterRecord[]> {
  const fileName = `${name}.csv`;
  if (!entry) throw new FileProblem('roster_file_missing', { file: fileName });
  const text = decodeText(await unpackEntry(zip, entry), 'utf-8');
  const rows = splitCsvRows(text, ',');
  const indexByTitle = readTitles(rows.next().value ?? []);
  const missingColumn = columns.find((one) => !indexByTitle.has(one));
  if (missingColumn)
    throw new FileProblem('roster_column_missing', { file: fileName, column: missingColumn });
  const records: RosterRecord[] = [];
  let line = 1;
  for (const cells of rows) {
    line += 1;
    const read = (title: string) => cleanCell(cells[indexByTitle.get(title) ?? -1]);
    const isDeleted = read('status').toLowerCase() === 'tobedeleted';
    if (!isDeleted && cells.some((cell) => cell !== '')) records.push({ line, read });
    if (records.length > importRecordsMax) throw new FileProblem('too_many_rows', { max: importRecordsMax });
  }
  return records;
}

/**
 * Reads manifest.csv, which names the version and says of each file whether it is complete (bulk), contains
 * only changes (delta) or is absent.
 */
async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<ReadonlyMap<string, string>> {
  const records = await readRecords(zip, entry, 'manifest', ['propertyName', 'value']);
  return new Map(records.map(({ read }) => [read('propertyName'), read('value')]));
}

export async function openRoster(bytes: Buffer): Promise<RosterPackage> {
  const { zip, entryByName } = await openZip(bytes);
  const manifest = await readManifest(zip, entryByName.get('manifest.csv'));
  const version = manifest.get('oneroster.version') ?? '';
  if (version !== '1.1' && version !== '1.2') throw new FileProblem('roster_version', { version });
  const readMode = (name: string) => manifest.get(`file.${name}`)?.toLowerCase();
  return {
    version,
    readFile: async (name) => {
      if (readMode(name) === 'delta') throw new FileProblem('roster_delta', { file: `${name}.csv` });
      const entry = entryByName.get(`${name.toLowerCase()}.csv`);
      const isOptional = optionalFiles.has(name);
      if (isOptional && (!entry || readMode(name) === 'absent')) return [];
      return readRecords(zip, entry, name, requiredColumns[name]);
    },
  };
}
