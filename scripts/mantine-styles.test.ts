import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { classNamesPattern, listSheets, narrowMantineStyles } from './mantine-styles.ts';

const folder = dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.layer.css')));
const entry = '\0entry';

/** The styles in the build of an app with these components. */
async function buildStyles(components: string): Promise<string> {
  const source = `import '@mantine/core/styles.layer.css';
    import { ${components} } from '@mantine/core';
    console.log(${components});`;
  const buildResult = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      narrowMantineStyles(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, minify: false, cssMinify: false, rolldownOptions: { input: 'entry' } },
  });
  const { output } = buildResult as { output: { fileName: string; source?: unknown }[] };
  return String(output.find(({ fileName }) => fileName.endsWith('.css'))?.source);
}

/** The first rule of a component's sheet. */
function findRule(name: string): string {
  const [rule = ''] =
    /\.m_[\da-f]+/.exec(readFileSync(join(folder, `styles/${name}.layer.css`), 'utf8')) ?? [];
  return `${rule} {`;
}

it('knows the order of all sheets', () => {
  const order = listSheets(folder);
  expect(order.slice(0, 3)).toEqual(['baseline', 'default-css-variables', 'global']);
  expect(order.indexOf('UnstyledButton')).toBeLessThan(order.indexOf('Button'));
  expect(order.length).toBeGreaterThan(80);
});

it('finds a sheet for every file of class names', () => {
  const files = globSync('esm/**/*.module.mjs', { cwd: folder });
  const names = files.map((file) => classNamesPattern.exec(`@mantine/core/${file}`)?.[1]);
  expect(listSheets(folder)).toEqual(expect.arrayContaining(names));
  expect(files.length).toBeGreaterThan(80);
});

it('ships the styles of components that are used, each after those it consists of', async () => {
  const styles = await buildStyles('NumberInput, Menu, Button, Switch');
  const positionOf = (name: string) => styles.indexOf(findRule(name));
  const missingSheets = ['Input', 'NumberInput', 'Menu', 'Popover', 'Button', 'Switch', 'InlineInput'].filter(
    (name) => positionOf(name) === -1,
  );
  expect(missingSheets).toEqual([]);
  expect(positionOf('UnstyledButton')).toBeLessThan(positionOf('Button'));
  expect(positionOf('Input')).toBeLessThan(positionOf('NumberInput'));
  expect(positionOf('Popover')).toBeLessThan(positionOf('Menu'));
  expect(styles.indexOf('--mantine-color-white')).toBeGreaterThan(0);
  expect(['Stepper', 'Timeline', 'AppShell'].filter((name) => positionOf(name) !== -1)).toEqual([]);
});
