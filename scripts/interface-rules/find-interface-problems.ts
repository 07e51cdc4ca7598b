import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Node } from '../texts/syntax-nodes.ts';
import { findKeyProblems } from './pressed-keys.ts';
import { findJsxProblems, type Violation } from './translated-text.ts';

const keyHelper = 'src/ui/browser/pressed-key.ts';

/** Checks the source of one file. */
export function findProblemsInSource(path: string, code: string): Violation[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const root = program as unknown as Node;
  return [
    ...(path.endsWith('.tsx') ? findJsxProblems(root, code) : []),
    ...(path === keyHelper ? [] : findKeyProblems(root, code)),
  ].map(({ line, message }) => ({ line, message }));
}

/** Checks all components and hooks below `root`. */
export function findInterfaceProblems(root: string): { fileCount: number; problems: string[] } {
  const paths = globSync('src/{activities,parts,player,teacher,ui}/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.'));
  const problems = paths.flatMap((path) =>
    findProblemsInSource(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, message }) => `${path}:${line} ${message}`,
    ),
  );
  return { fileCount: paths.length, problems };
}
