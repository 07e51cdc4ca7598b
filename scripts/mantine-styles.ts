import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Mantine's styles, limited to the components that an app uses. Source code imports the whole sheet. In a build, each
 * component brings its own rules, after the rules of the components inside it, because Mantine's rules rely on that
 * order.
 */

const wholeSheet = '@mantine/core/styles.layer.css';
const baseModuleId = '\0mantine-base-styles';
/** Sheets that belong to no component, in Mantine's order. */
const baseSheets = ['baseline', 'default-css-variables', 'global'];
/** Mantine's modules of class names. Most belong to one component, a few to code that components share. */
export const classNamesPattern = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

const toImports = (names: readonly string[]) =>
  names.map((name) => `import '@mantine/core/styles/${name}.layer.css';\n`).join('');

/** Names of all sheets, in the order of the whole sheet. */
export function listSheets(folder: string): string[] {
  const readSheet = (file: string) => readFileSync(join(folder, file), 'utf8');
  const wholeSheetText = readSheet('styles.layer.css');
  return globSync('styles/*.layer.css', { cwd: folder })
    .map((file) => {
      const rules = readSheet(file).replace(/^@layer mantine \{|\}\s*$/g, '');
      return { name: basename(file, '.layer.css'), position: wholeSheetText.indexOf(rules.trim()) };
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ name }) => name);
}

/** Adds `file` and all modules that it imports by relative paths to `seen`. */
function collectModules(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g))
    collectModules(join(dirname(file), path), seen);
}

/** Names of the sheets that must precede that of the component whose class names are in `file`. */
export function listSheetsBefore(file: string, sheetOrder: readonly string[]): string[] {
  const ownIndex = sheetOrder.indexOf(basename(file, '.module.mjs'));
  const seenModules = new Set<string>();
  for (const modulePath of globSync('**/*.mjs', { cwd: dirname(file) }))
    collectModules(join(dirname(file), modulePath), seenModules);
  const usedSheets = new Set([...seenModules].flatMap((each) => classNamesPattern.exec(each)?.[1] ?? []));
  return sheetOrder.slice(0, ownIndex).filter((name) => usedSheets.has(name));
}

export function narrowMantineStyles(): Plugin {
  const folder = dirname(fileURLToPath(import.meta.resolve(wholeSheet)));
  const sheetOrder = listSheets(folder);
  return {
    name: 'narrow-mantine-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === wholeSheet ? baseModuleId : undefined),
    load: (id) =>
      id === baseModuleId ? { code: toImports(baseSheets), moduleSideEffects: true } : undefined,
    transform: {
      filter: { id: classNamesPattern },
      handler(code, id) {
        const name = classNamesPattern.exec(id)?.[1] ?? '';
        return { code: toImports([...listSheetsBefore(id, sheetOrder), name]) + code, map: null };
      },
    },
  };
}
