// `npm run texts`: all texts of the apps and the server as a table for translators, and back.
//   npm run texts                     writes texts.xlsx
//   npm run texts -- FILE             writes FILE, a workbook (.xlsx) or CSV (.csv)
//   npm run texts -- read FILE        writes the texts of a changed table into the source files
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { applyRows } from './texts/apply-rows.ts';
import { findTexts } from './texts/find-texts.ts';
import { readTable, toRow, writeTable } from './texts/table.ts';

const root = resolve(import.meta.dirname, '..');

async function writeAllTexts(path: string): Promise<void> {
  const rows = findTexts(root).map(toRow);
  await writeTable(path, rows);
  console.log(`${rows.length} texts written to ${path}`);
}

async function applyTable(path: string): Promise<void> {
  const { files, changedTexts, problems } = applyRows(root, await readTable(path));
  if (problems.length > 0) throw new Error(`Nothing was changed:\n${problems.join('\n')}`);
  for (const [file, code] of files) writeFileSync(join(root, file), code);
  if (files.size > 0) {
    const biome = join(root, 'node_modules/.bin/biome');
    execFileSync(biome, ['format', '--write', ...files.keys()], { cwd: root, stdio: 'ignore' });
  }
  console.log(`${changedTexts} texts changed in ${files.size} files`, ...files.keys());
}

const [firstArgument = 'texts.xlsx', secondArgument] = process.argv.slice(2);
try {
  if (firstArgument !== 'read') await writeAllTexts(firstArgument);
  else if (secondArgument === undefined) throw new Error('Name the table: npm run texts -- read FILE');
  else await applyTable(secondArgument);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
