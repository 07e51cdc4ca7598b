/**
 * The files of a OneRoster 1.2 package that hold marks, with their columns in order, and the manifest. Pure.
 *
 * Source: 1EdTech OneRoster CSV Binding 1.2 (imsglobal.org/spec/oneroster/v1p2/bind/csv). `status` and `dateLastModified`
 * are empty where a file is of the kind 'bulk'. Days are as 2026-09-01; true and false are words.
 */

export const rosterColumns = {
  categories: ['sourcedId', 'status', 'dateLastModified', 'title', 'weight'],
  lineItems: [
    'sourcedId',
    'status',
    'dateLastModified',
    'title',
    'description',
    'assignDate',
    'dueDate',
    'classSourcedId',
    'categorySourcedId',
    'academicSessionSourcedId',
    'resultValueMin',
    'resultValueMax',
    'schoolSourcedId',
  ],
  results: [
    'sourcedId',
    'status',
    'dateLastModified',
    'lineItemSourcedId',
    'studentSourcedId',
    'scoreStatus',
    'score',
    'scoreDate',
    'comment',
    'textScore',
    'classSourcedId',
    'inProgress',
    'incomplete',
    'late',
    'missing',
  ],
} as const;

export type RosterFile = keyof typeof rosterColumns;
/** The cells of a line by column; what is absent is empty. */
export type RosterRow<F extends RosterFile> = Partial<Record<(typeof rosterColumns)[F][number], string>>;

export type ScoreStatus = 'exempt' | 'fully graded' | 'not submitted' | 'partially graded' | 'submitted';

/** All files that a manifest of version 1.2 must name, in the order of the alphabet. */
const manifestFiles = [
  'academicSessions',
  'categories',
  'classes',
  'classResources',
  'courses',
  'courseResources',
  'demographics',
  'enrollments',
  'lineItemLearningObjectiveIds',
  'lineItems',
  'lineItemScoreScales',
  'orgs',
  'resources',
  'resultLearningObjectiveIds',
  'results',
  'resultScoreScales',
  'roles',
  'scoreScales',
  'userProfiles',
  'userResources',
  'users',
];

const quoteCell = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * A line of a file by RFC 4180. Texts stay as they are, also those that a spreadsheet takes for a formula: other systems
 * read them, and they would keep a sign that protects from it as part of a title. Teachers alone have written them.
 */
const writeLine = (cells: readonly string[]): string => `${cells.map(quoteCell).join(',')}\r\n`;

export const writeHead = (file: RosterFile): string => writeLine(rosterColumns[file]);

export function writeRow<F extends RosterFile>(file: F, row: RosterRow<F>): string {
  const columns: readonly (keyof RosterRow<F>)[] = rosterColumns[file];
  return writeLine(columns.map((column) => row[column] ?? ''));
}

/** `systemCode`: what the school's own ids begin with, which tells its packages from those of others. */
export function writeManifest(systemName: string, systemCode: string): string {
  const properties = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...manifestFiles.map((file) => [`file.${file}`, Object.hasOwn(rosterColumns, file) ? 'bulk' : 'absent']),
    ['source.systemName', systemName],
    ['source.systemCode', systemCode],
  ];
  return properties.map(writeLine).join('');
}
