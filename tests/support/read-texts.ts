import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { Language } from '#contract/language.ts';

/** One visible text as it stands in a file; zh-tw holds what Taiwan reads, its own words or those of zh-hk. */
export type WrittenText = { file: string } & Record<Language, string>;

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The strings of a literal, or of English with its one and other. */
function readStrings(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return String(node['value']);
  return childrenOf(node)
    .filter(({ type }) => type === 'Property')
    .map((property) => readStrings(property['value']))
    .join('\n');
}

function readObject(node: Node): Map<string, string> {
  const properties = childrenOf(node).filter(({ type }) => type === 'Property');
  return new Map(
    properties.flatMap(({ key, value }) => {
      const name = isNode(key) ? (key['name'] ?? key['value']) : undefined;
      return typeof name === 'string' ? [[name, readStrings(value)] as const] : [];
    }),
  );
}

function collect(node: Node, file: string, found: WrittenText[]): void {
  if (node.type === 'ObjectExpression') {
    const { en, 'zh-hk': hk, 'zh-cn': cn, 'zh-tw': tw } = Object.fromEntries(readObject(node));
    if (en !== undefined && hk !== undefined && cn !== undefined)
      found.push({ file, en, 'zh-hk': hk, 'zh-cn': cn, 'zh-tw': tw ?? hk });
  }
  for (const child of childrenOf(node)) collect(child, file, found);
}

/** Every text under src that is written in all languages, wherever it stands; samples and tests are left out. */
export function readTexts(): WrittenText[] {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|sample/.test(file));
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    if (!code.includes("'zh-hk':")) return [];
    const found: WrittenText[] = [];
    collect(parseSync(file, code).program as unknown as Node, file, found);
    return found;
  });
}
