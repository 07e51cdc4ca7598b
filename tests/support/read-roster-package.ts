import { parseCsv } from 'hucre/csv';
import { readZipEntries } from '#tests/support/read-zip.ts';

/**
 * Takes in a OneRoster 1.2 package with marks as another system would: refuses unknown files and columns, empty required
 * fields, values of the wrong kind, and ids that name nothing. It shares nothing with the code that writes packages.
 *
 * Source: 1EdTech OneRoster CSV Binding 1.2 (imsglobal.org/spec/oneroster/v1p2/bind/csv).
 */

type Field = { name: string; required?: true; test?: RegExp };

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const float = /^-?\d+(\.\d+)?$/;
const flag = /^(true|false)$/;
/** Empty in files of the kind 'bulk'. */
const none = /^$/;
const common: Field[] = [
  { name: 'sourcedId', required: true },
  { name: 'status', test: none },
  { name: 'dateLastModified', test: none },
];

const files: Record<string, Field[]> = {
  categories: [...common, { name: 'title', required: true }, { name: 'weight', test: /^\d+$/ }],
  lineItems: [
    ...common,
    { name: 'title', required: true },
    { name: 'description' },
    { name: 'assignDate', required: true, test: day },
    { name: 'dueDate', required: true, test: day },
    { name: 'classSourcedId', required: true },
    { name: 'categorySourcedId', required: true },
    { name: 'academicSessionSourcedId', required: true },
    { name: 'resultValueMin', test: float },
    { name: 'resultValueMax', test: float },
    { name: 'schoolSourcedId', required: true },
  ],
  results: [
    ...common,
    { name: 'lineItemSourcedId', required: true },
    { name: 'studentSourcedId', required: true },
    {
      name: 'scoreStatus',
      required: true,
      test: /^(exempt|fully graded|not submitted|partially graded|submitted)$/,
    },
    { name: 'score', test: float },
    { name: 'scoreDate', required: true, test: day },
    { name: 'comment' },
    { name: 'textScore' },
    { name: 'classSourcedId' },
    { name: 'inProgress', test: flag },
    { name: 'incomplete', test: flag },
    { name: 'late', test: flag },
    { name: 'missing', test: flag },
  ],
};

const absentFiles =
  'academicSessions classes classResources courses courseResources demographics enrollments lineItemLearningObjectiveIds lineItemScoreScales orgs resources resultLearningObjectiveIds resultScoreScales roles scoreScales userProfiles userResources users';

function readRows(name: string, bytes: Buffer | undefined): string[][] {
  if (!bytes) throw new Error(`${name}.csv is not in the package`);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.endsWith('\r\n')) throw new Error(`${name}.csv does not end its last line`);
  return parseCsv(text, { delimiter: ',' }).map((row) => row.map(String));
}

function readFile(name: string, bytes: Buffer | undefined): Record<string, string>[] {
  const fields = files[name] ?? [];
  const [head, ...rows] = readRows(name, bytes);
  if (head?.join() !== fields.map((field) => field.name).join())
    throw new Error(`${name}.csv has other columns: ${head?.join()}`);
  return rows.map((row, index) => {
    if (row.length !== fields.length) throw new Error(`${name}.csv, line ${index + 2}: ${row.length} cells`);
    for (const [place, { name: column, required, test }] of fields.entries()) {
      const value = row[place] ?? '';
      const fits = value === '' ? !required : !test || test.test(value);
      if (!fits || (test === none && value !== ''))
        throw new Error(`${name}.csv, line ${index + 2}: ${column} is '${value}'`);
    }
    return Object.fromEntries(fields.map((field, place) => [field.name, row[place] ?? '']));
  });
}

function requireReferences(
  rows: readonly Record<string, string>[],
  column: string,
  named: readonly Record<string, string>[],
): void {
  const ids = new Set(named.map(({ sourcedId }) => sourcedId));
  for (const row of rows)
    if (!ids.has(row[column]))
      throw new Error(`${row['sourcedId']}: nothing has the ${column} ${row[column]}`);
}

export async function readRosterPackage(zip: Buffer) {
  const entries = await readZipEntries(zip);
  const manifest = new Map(
    readRows('manifest', entries.get('manifest.csv')).map(([name = '', value = '']) => [name, value]),
  );
  const wanted = new Map([
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...Object.keys(files).map((name): [string, string] => [`file.${name}`, 'bulk']),
    ...absentFiles.split(' ').map((name): [string, string] => [`file.${name}`, 'absent']),
  ]);
  for (const [name, value] of wanted)
    if (manifest.get(name) !== value) throw new Error(`manifest.csv: ${name} is ${manifest.get(name)}`);
  const known = [...Object.keys(files), 'manifest'].map((name) => `${name}.csv`).sort();
  if ([...entries.keys()].sort().join() !== known.join())
    throw new Error(`Files: ${[...entries.keys()].join()}`);
  const read = (name: string) => readFile(name, entries.get(`${name}.csv`));
  const [categories, lineItems, results] = [read('categories'), read('lineItems'), read('results')];
  for (const rows of [categories, lineItems, results]) {
    const ids = new Set(rows.map(({ sourcedId }) => sourcedId));
    if (ids.size !== rows.length) throw new Error('An id is there twice');
  }
  requireReferences(lineItems, 'categorySourcedId', categories);
  requireReferences(results, 'lineItemSourcedId', lineItems);
  for (const { dueDate = '', assignDate = '' } of lineItems)
    if (dueDate < assignDate) throw new Error('Due before it was given');
  const itemById = new Map(lineItems.map((item) => [item['sourcedId'], item]));
  for (const { lineItemSourcedId, classSourcedId, score, scoreStatus } of results) {
    const item = itemById.get(lineItemSourcedId);
    if (item?.['classSourcedId'] !== classSourcedId) throw new Error('A result of another class');
    if (score !== '' && scoreStatus !== 'fully graded') throw new Error(`A score of ${scoreStatus}`);
  }
  return { categories, lineItems, results, manifest };
}

export type RosterPackage = Awaited<ReturnType<typeof readRosterPackage>>;
