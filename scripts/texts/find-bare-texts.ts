import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { childrenOf, isNode, type Node } from './syntax-nodes.ts';

/** Attributes and properties that people read or hear. */
const readNames =
  /^(title|label|text|alt|placeholder|description|requiredText|aria-(label|description|roledescription))$/;
/** Names of formats, products and keys are the same in every language. */
const sameEverywhere = /^(DIY|MP3|PDF|CSV|Excel|GIFT|QTI|URL|HTML|Ctrl|Alt|Shift|Enter|Esc)$/;

const wordsOf = (text: string) =>
  (text.replace('https://', '').match(/\p{L}{2,}/gu) ?? []).filter((word) => !sameEverywhere.test(word));

function readLiteral(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'JSXExpressionContainer') return readLiteral(value['expression']);
  return value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : '';
}

function textOf(node: Node): string {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type !== 'JSXAttribute' || !isNode(node['name'])) return '';
  return readNames.test(String(node['name']['name'])) ? readLiteral(node['value']) : '';
}

function findIn(node: Node): string[] {
  const text = textOf(node);
  const own = wordsOf(text).length > 0 ? [text.trim()] : [];
  return [...own, ...childrenOf(node).flatMap(findIn)];
}

/** Words that components show without taking them from messages, as `file: words`. */
export function findBareTexts(project: string): string[] {
  const files = globSync('src/{activities,parts,player,teacher,ui}/**/*.tsx', { cwd: project });
  return files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(join(project, file), 'utf8'));
      return findIn(program as unknown as Node).map((text) => `${file}: ${text}`);
    });
}
