import {
  columnAliases,
  columnMessages,
  type ImportColumn,
  importColumns,
} from '#contract/import/import-columns.ts';

/** Recognises columns by their names, in every language. */

/** Normalises a column name: full and half width, case, spaces and the marks of templates make no difference. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*_.:()/-]/g, '');
}

const byName = new Map(
  importColumns.flatMap((column) => {
    const texts = Object.values(columnMessages[column]) as string[];
    return [column, ...texts, ...columnAliases[column]].map((name): [string, ImportColumn] => [
      plainName(name),
      column,
    ]);
  }),
);

/** The recognised columns of a file, each column at most once. */
export function findColumns(heads: readonly string[]): (ImportColumn | null)[] {
  const takenColumns = new Set<ImportColumn>();
  return heads.map((head) => {
    const column = byName.get(plainName(head));
    if (!column || takenColumns.has(column)) return null;
    takenColumns.add(column);
    return column;
  });
}

export function countKnownHeads(heads: readonly string[]): number {
  return findColumns(heads.map((head) => head.replaceAll('"', ''))).filter((column) => column !== null)
    .length;
}
