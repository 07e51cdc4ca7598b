import { importColumns } from '#contract/import/import-columns.ts';
import { assignColumns } from './assign-columns.ts';
import { FileProblem } from './file-problem.ts';
import type { PeopleList, ReadingChoice } from './people-list.ts';
import { readOpenDocument } from './read-other-workbook.ts';
import { readRoster } from './read-roster.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Table } from './table.ts';
import { openZip, unpackEntry } from './zip.ts';

const rosterNames = ['manifest.csv', 'users.csv', 'classes.csv', 'enrollments.csv'];
/** Parts of workbooks and documents of other programs: Excel's binary format, Word, PowerPoint, Numbers. */
const otherFormatNames = /^(?:workbook\.bin|document\.xml|presentation\.xml|document\.iwa|index\.zip)$/;
const packedListNames = /\.(?:csv|tsv|txt|xlsx?|ods)$/;

/** Refuses a zip that is neither a workbook nor a package of OneRoster, and says what to do. */
function refuseOther(names: readonly string[]): void {
  if (names.some((name) => rosterNames.includes(name))) return;
  if (names.some((name) => otherFormatNames.test(name))) throw new FileProblem('unknown_format');
  throw new FileProblem(
    names.some((name) => packedListNames.test(name)) ? 'zip_with_list' : 'unknown_format',
  );
}

/** Reads a workbook or a OneRoster package. */
export async function readZip(bytes: Buffer, choice: ReadingChoice): Promise<PeopleList> {
  const { zip, entryByName } = await openZip(bytes);
  const noTextFormat = { encoding: null, separator: null };
  const toList = (table: Table): PeopleList => ({
    format: 'xlsx',
    ...noTextFormat,
    ...assignColumns(table, choice),
  });
  if (entryByName.has('workbook.xml')) return toList(await readWorkbook(bytes, { zip, entryByName }));
  const content = entryByName.get('content.xml');
  if (content && entryByName.has('mimetype'))
    return toList(await readOpenDocument(bytes, () => unpackEntry(zip, content)));
  refuseOther([...entryByName.keys()]);
  const list = await readRoster(bytes, choice.time ?? { day: new Date().toISOString().slice(0, 10) });
  const columns = importColumns.map((column) => ({
    head: column,
    sample: list.rows[0]?.cells[column] ?? '',
    column,
  }));
  return { format: 'oneroster', ...noTextFormat, columns, ...list };
}
