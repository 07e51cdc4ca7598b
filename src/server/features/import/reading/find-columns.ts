import {
  columnAliases,
  columnMessages,
  type ImportColumn,
  importColumns,
} from '#contract/import/import-columns.ts';

/** Recognises columns by their names, in every language. */

/**
 * Normalises a column name. Full or half width, case, spaces and the marks that templates add make no
 * difference.
 */
export function normalizeColumnName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*_.:()/-]/g, '');
}

const columnByName = new Map(
  importColumns.flatMap((column) => {
    const texts = Object.values(columnMessages[column]) as string[];
    return [column, ...texts, ...columnAliases[column]].map((name): [string, ImportColumn] => [
      normalizeColumnName(name),
      column,
    ]);
  }),
);

/** Returns the column that each name means, or null. Each column is recognised only once. */
export function findColumns(columnNames: readonly string[]): (ImportColumn | null)[] {
  const takenColumns = new Set<ImportColumn>();
  return columnNames.map((head) => {
    const column = columnByName.get(normalizeColumnName(head));
    if (!column || takenColumns.has(column)) return null;
    takenColumns.add(column);
    return column;
  });
}

export function countKnownColumns(columnNames: readonly string[]): number {
  return findColumns(columnNames.map((head) => head.replaceAll('"', ''))).filter((column) => column !== null)
    .length;
}
