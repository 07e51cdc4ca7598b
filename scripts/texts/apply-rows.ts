import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Column, columns, findTexts, requiredColumns, type SourceText } from './find-texts.ts';
import type { TextRow } from './table.ts';

type Edit = { start: number; end: number; text: string };

export type AppliedRows = {
  /** New contents of changed files, by path. */
  files: Map<string, string>;
  changedTexts: number;
  /** Reasons why nothing may be written, one per line. */
  problems: string[];
};

function toLiteral(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

const placeholdersOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ');

function findProblem(text: SourceText, column: Column, value: string): string | undefined {
  const sourceString = text.strings[column];
  if (value === '' && (requiredColumns.includes(column) || column === 'en_one')) return 'is empty';
  if (!sourceString && column === 'en_one') return 'has no singular in the source';
  const expectedPlaceholders = placeholdersOf((sourceString ?? text.strings['zh-hk'])?.value ?? '');
  if (value !== '' && placeholdersOf(value) !== expectedPlaceholders)
    return `has the placeholders '${placeholdersOf(value)}' instead of '${expectedPlaceholders}'`;
  return undefined;
}

function buildEdit({ strings, properties }: SourceText, column: Column, value: string): Edit {
  const sourceString = strings[column];
  const lastEnd = properties.at(-1)?.end ?? 0;
  if (!sourceString) return { start: lastEnd, end: lastEnd, text: `, '${column}': ${toLiteral(value)}` };
  if (value !== '') return { start: sourceString.start, end: sourceString.end, text: toLiteral(value) };
  const index = properties.findIndex(({ name }) => name === column);
  const [previous, ownProperty, next] = [properties[index - 1], properties[index], properties[index + 1]];
  if (previous) return { start: previous.end, end: ownProperty?.end ?? lastEnd, text: '' };
  return { start: ownProperty?.start ?? sourceString.start, end: next?.start ?? lastEnd, text: '' };
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Calculates how a table changes the sources below `root`. Texts that are not in the table stay unchanged. */
export function applyRows(root: string, rows: readonly TextRow[]): AppliedRows {
  const textByKey = new Map(findTexts(root).map((text) => [text.key, text]));
  const editsByFile = new Map<string, Edit[]>();
  const problems: string[] = [];
  const seenKeys = new Set<string>();
  let changedTexts = 0;
  for (const row of rows) {
    const text = textByKey.get(row.key);
    if (!text) problems.push(`${row.key}: there is no such text`);
    if (seenKeys.has(row.key)) problems.push(`${row.key}: stands in the table twice`);
    seenKeys.add(row.key);
    if (!text) continue;
    const changedColumns = columns.filter((column) => row[column] !== (text.strings[column]?.value ?? ''));
    if (changedColumns.length > 0) changedTexts += 1;
    for (const column of changedColumns) {
      const problem = findProblem(text, column, row[column]);
      if (problem) problems.push(`${row.key}: ${column} ${problem}`);
      else
        editsByFile.set(text.file, [
          ...(editsByFile.get(text.file) ?? []),
          buildEdit(text, column, row[column]),
        ]);
    }
  }
  const files = new Map(
    [...editsByFile].map(([file, fileEdits]) => [
      file,
      applyEdits(readFileSync(join(root, file), 'utf8'), fileEdits),
    ]),
  );
  return { files, changedTexts, problems };
}
