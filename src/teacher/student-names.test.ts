import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** All screens name students by `nameInClass` or `nameWithGroup`, so that no list forgets 'name [group]'. */

const root = join(import.meta.dirname, '..', '..');

/** Files that read a name directly: to sort by it, or for guests, who are in no group. */
const filesReadingNames = [
  'src/teacher/features/files/unfinished-uploads.tsx',
  'src/teacher/features/study/grid-model.ts',
  'src/teacher/features/study/marks-file/marks-table.ts',
  'src/teacher/features/study/remove-guest-icon.tsx',
  'src/teacher/features/study/use-remove-guests.ts',
];

it('no screen shows a student by name alone', () => {
  const files = globSync('src/teacher/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(300);
  const filesWithoutGroup = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /\bstudent_name(_eng)?\b/.test(text) && !/\b(nameWithGroup|nameInClass)\(/.test(text);
  });
  expect(filesWithoutGroup.sort()).toEqual(filesReadingNames);
});
