import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Column, columns, findTexts, requiredColumns, type SourceText } from './find-texts.ts';
import type { TextRow } from './table.ts';

type Edit = { start: number; end: number; text: string };

export type Applied = {
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
  const before = text.strings[column];
  if (value === '' && (requiredColumns.includes(column) || column === 'en_one')) return 'is empty';
  if (!before && column === 'en_one') return 'has no singular in the source';
  const expected = placeholdersOf((before ?? text.strings['zh-hk'])?.value ?? '');
  if (value !== '' && placeholdersOf(value) !== expected)
    return `has the placeholders '${placeholdersOf(value)}' instead of '${expected}'`;
  return undefined;
}

function buildEdit({ strings, properties }: SourceText, column: Column, value: string): Edit {
  const before = strings[column];
  const last = properties.at(-1)?.end ?? 0;
  if (!before) return { start: last, end: last, text: `, '${column}': ${toLiteral(value)}` };
  if (value !== '') return { start: before.start, end: before.end, text: toLiteral(value) };
  const index = properties.findIndex(({ name }) => name === column);
  const [previous, own, next] = [properties[index - 1], properties[index], properties[index + 1]];
  if (previous) return { start: previous.end, end: own?.end ?? last, text: '' };
  return { start: own?.start ?? before.start, end: next?.start ?? last, text: '' };
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Calculates how a table changes the sources below `root`. Texts that are not in the table stay unchanged. */
export function applyRows(root: string, rows: readonly TextRow[]): Applied {
  const texts = new Map(findTexts(root).map((text) => [text.key, text]));
  const edits = new Map<string, Edit[]>();
  const problems: string[] = [];
  const seen = new Set<string>();
  let changedTexts = 0;
  for (const row of rows) {
    const text = texts.get(row.key);
    if (!text) problems.push(`${row.key}: there is no such text`);
    if (seen.has(row.key)) problems.push(`${row.key}: stands in the table twice`);
    seen.add(row.key);
    if (!text) continue;
    const changed = columns.filter((column) => row[column] !== (text.strings[column]?.value ?? ''));
    if (changed.length > 0) changedTexts += 1;
    for (const column of changed) {
      const problem = findProblem(text, column, row[column]);
      if (problem) problems.push(`${row.key}: ${column} ${problem}`);
      else edits.set(text.file, [...(edits.get(text.file) ?? []), buildEdit(text, column, row[column])]);
    }
  }
  const files = new Map(
    [...edits].map(([file, own]) => [file, applyEdits(readFileSync(join(root, file), 'utf8'), own)]),
  );
  return { files, changedTexts, problems };
}
