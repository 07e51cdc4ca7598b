// Refuses lookups by any name that may find what objects inherit, such as `constructor`. Run: node scripts/check-lookups.ts
import { resolve } from 'node:path';
import { findLookups } from './lookup-rules/find-lookups.ts';

const { lookups, fileCount } = findLookups(resolve('.'), [
  'tsconfig.pure.json',
  'tsconfig.server.json',
  'tsconfig.browser.json',
]);
for (const { path, line, text } of lookups)
  console.error(`${path}:${line} ${text}: use findOwn of #contract/find-own.ts, or a Map`);
if (lookups.length > 0 || fileCount === 0) {
  console.error(`Lookups: ${lookups.length} may find what objects inherit, in ${fileCount} files`);
  process.exitCode = 1;
} else {
  console.log(`Lookups find own properties only: ${fileCount} files`);
}
