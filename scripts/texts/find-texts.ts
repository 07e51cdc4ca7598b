import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type Language, languages } from '#contract/language.ts';
import { childrenOf, isNode, type Node, type Span } from './syntax-nodes.ts';

/** The strings of a text: one for each language, and the English singular if the text has one. */
export type Column = Language | 'en_one';
export const columns: readonly Column[] = ['en', 'en_one', ...languages.filter((lang) => lang !== 'en')];

/** Every text has these; other languages may be left out if they say the same as zh-hk. */
export const requiredColumns: readonly Column[] = ['en', 'zh-hk', 'zh-cn'];

/** One visible text in its source file. */
export type SourceText = {
  /** File and path of names: `src/ui/i18n/common-messages.ts commonMessages.confirm`. */
  key: string;
  file: string;
  strings: Partial<Record<Column, Span & { value: string }>>;
  /** The properties of the text's object, in the order of the file. */
  properties: (Span & { name: string })[];
};

function nameOf(key: unknown): string | undefined {
  const name = isNode(key) ? (key['name'] ?? key['value']) : undefined;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

function propertiesOf(node: unknown): { name: string; value: unknown; span: Span }[] {
  if (!isNode(node) || node.type !== 'ObjectExpression') return [];
  return childrenOf(node).flatMap((property) => {
    const name = property.type === 'Property' ? nameOf(property['key']) : undefined;
    return name === undefined ? [] : [{ name, value: property['value'], span: property }];
  });
}

function readString(value: unknown, key: string): Span & { value: string } {
  if (!isNode(value) || value.type !== 'Literal' || typeof value['value'] !== 'string')
    throw new Error(`${key} is not written as one plain string`);
  return { value: value['value'], start: value.start, end: value.end };
}

function readText(node: Node, key: string, file: string): SourceText | undefined {
  const properties = propertiesOf(node);
  const valueByName = new Map<string, unknown>(properties.map(({ name, value }) => [name, value]));
  if (!requiredColumns.every((name) => valueByName.has(name))) return undefined;
  const englishForms = new Map<string, unknown>(
    propertiesOf(valueByName.get('en')).map(({ name, value }) => [name, value]),
  );
  if (englishForms.size > 0) {
    // Other objects have languages as keys too, for example names of languages, but are no texts.
    if (!englishForms.has('one') || !englishForms.has('other')) return undefined;
    valueByName.set('en', englishForms.get('other')).set('en_one', englishForms.get('one'));
  }
  const presentColumns = columns.filter((column) => valueByName.has(column));
  return {
    key,
    file,
    strings: Object.fromEntries(
      presentColumns.map((column) => [column, readString(valueByName.get(column), key)]),
    ),
    properties: properties.map(({ name, span: { start, end } }) => ({ name, start, end })),
  };
}

/** The name that a node adds to the keys of the texts inside it. */
function keyStepOf(node: Node): string | undefined {
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') return nameOf(node['id']);
  return node.type === 'Property' ? nameOf(node['key']) : undefined;
}

function collectTexts(node: Node, path: readonly string[], file: string, foundTexts: SourceText[]): void {
  if (node.type === 'ObjectExpression') {
    const name = `${file} ${path.join('.')}`;
    const sameNameCount = foundTexts.filter(({ key }) => key === name || key.startsWith(`${name} (`)).length;
    const text = readText(node, sameNameCount === 0 ? name : `${name} (${sameNameCount + 1})`, file);
    if (text) {
      foundTexts.push(text);
      return;
    }
  }
  const keyStep = keyStepOf(node);
  for (const child of childrenOf(node))
    collectTexts(child, keyStep ? [...path, keyStep] : path, file, foundTexts);
}

/** The texts of one file, in order. Throws for a text that is not a plain string. */
export function findTextsInCode(file: string, code: string): SourceText[] {
  if (!code.includes("'zh-hk':")) return [];
  const foundTexts: SourceText[] = [];
  collectTexts(parseSync(file, code).program as unknown as Node, [], file, foundTexts);
  return foundTexts;
}

/** All texts below src with all their languages; samples and tests are left out. */
export function findTexts(root: string): SourceText[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|sample/.test(file));
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => findTextsInCode(file, readFileSync(join(root, file), 'utf8')));
}
