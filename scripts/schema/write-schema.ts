import type { ColumnNote, TableNote } from '../../src/server/database/column-note.ts';
import { tableNotes, typeModules, viewsOfLiveRows } from '../../src/server/database/schema-notes.ts';
import type { Column, Table } from './read-tables.ts';

/** Writes `schema.generated.ts`: the tables with the types and comments of the notes. */

const header = `// Written by \`npm run schema\` from the migrations and schema-notes.ts. Do not edit: change those and run it again.
import type { ColumnType, Generated } from 'kysely';
`;

const helperTypes = `
/** 0 or 1. */
type Bit = number;
/** Text that holds JSON. */
type JsonText = string;
/** A column of a view: write to its table instead. */
type ReadOnly<T> = ColumnType<T, never, never>;
`;

const toPascalCase = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_match, _mark, letter: string) => letter.toUpperCase());

const writeComment = (indent: string, text: string | undefined) =>
  text === undefined ? '' : `${indent}/** ${text} */\n`;

function columnTypeOf(column: Column, note: ColumnNote): string {
  return [note.type ?? column.type, ...(column.isNullable ? ['null'] : [])].join(' | ');
}

function writeColumn(column: Column, note: ColumnNote, wrap: (type: string) => string): string {
  return `${writeComment('  ', note.about)}  ${column.name}: ${wrap(columnTypeOf(column, note))};\n`;
}

function writeTable({ name, columns }: Table): string {
  const { about, columns: notes = {} }: TableNote = tableNotes[name] ?? {};
  const columnLines = columns.map((column) => {
    const note = notes[column.name] ?? {};
    const isGenerated = column.hasDefault && note.isRequired !== true;
    return writeColumn(column, note, (type) => (isGenerated ? `Generated<${type}>` : type));
  });
  return `\n${writeComment('', about)}type ${toPascalCase(name)}Table = {\n${columnLines.join('')}};\n`;
}

function writeView({ name }: Table, tables: readonly Table[]): string {
  const view = viewsOfLiveRows[name];
  const table = tables.find((each) => each.name === view?.table);
  if (!view || !table) throw new Error(`schema-notes.ts does not say which table the view ${name} shows`);
  const notes = tableNotes[table.name]?.columns ?? {};
  const columnLines = table.columns
    .filter((column) => !view.hiddenColumns.includes(column.name))
    .map((column) => writeColumn(column, notes[column.name] ?? {}, (type) => `ReadOnly<${type}>`));
  const about = `The rows of \`${table.name}\` that are not deleted. Nothing can be written to a view.`;
  return `\n${writeComment('', about)}type ${toPascalCase(name)}View = {\n${columnLines.join('')}};\n`;
}

/**
 * Notes of tables, columns or types that do not exist; otherwise, the note of a renamed column would be lost
 * silently.
 */
function listStaleNotes(tables: readonly Table[]): string[] {
  const columnsByTable = new Map(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  const notedNames = [
    ...Object.entries(tableNotes).flatMap(([table, { columns = {} }]) => [
      [table],
      ...Object.keys(columns).map((column) => [table, column]),
    ]),
    ...Object.entries(viewsOfLiveRows).flatMap(([view, { table, hiddenColumns: hidden }]) => [
      [view],
      ...hidden.map((column) => [table, column]),
    ]),
  ];
  return notedNames.flatMap(([table = '', column]) => {
    const columns = columnsByTable.get(table);
    const isKnown = columns !== undefined && (column === undefined || columns.includes(column));
    return isKnown ? [] : [column === undefined ? table : `${table}.${column}`];
  });
}

function writeImports(body: string): string {
  const isUsed = (type: string) => new RegExp(`\\b${type}\\b`).test(body);
  const unusedTypes = Object.values(typeModules).flatMap((types) => types.filter((type) => !isUsed(type)));
  if (unusedTypes.length > 0)
    throw new Error(`schema-notes.ts imports types that no column has: ${unusedTypes.join(', ')}`);
  return Object.entries(typeModules)
    .map(([path, types]) => `import type { ${types.join(', ')} } from '${path}';\n`)
    .join('');
}

/** The text of the file. Throws for notes of tables, columns or types that do not exist. */
export function writeSchema(tables: readonly Table[]): string {
  const staleNotes = listStaleNotes(tables);
  if (staleNotes.length > 0)
    throw new Error(`schema-notes.ts names what does not exist: ${staleNotes.join(', ')}`);
  const tableTypes = tables
    .map((table) => (table.isView ? writeView(table, tables) : writeTable(table)))
    .join('');
  const tableEntries = tables.map(
    ({ name, isView }) => `  ${name}: ${toPascalCase(name)}${isView ? 'View' : 'Table'};\n`,
  );
  const body = `${helperTypes}${tableTypes}\nexport type Tables = {\n${tableEntries.join('')}};\n`;
  return `${header}${writeImports(body)}${body}`;
}
