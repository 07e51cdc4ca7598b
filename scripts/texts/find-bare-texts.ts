import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { childrenOf, isNode, type Node } from './syntax-nodes.ts';

/** Attributes and properties that people read or hear. */
const readableAttributes =
  /^(title|label|text|alt|placeholder|description|requiredText|aria-(label|description|roledescription))$/;
/** Names of formats, products and keys are the same in every language. */
const untranslatedPattern = /^(DIY|MP3|PDF|CSV|Excel|GIFT|QTI|URL|HTML|Ctrl|Alt|Shift|Enter|Esc)$/;

const wordsOf = (text: string) =>
  (text.replace('https://', '').match(/\p{L}{2,}/gu) ?? []).filter((word) => !untranslatedPattern.test(word));

function readLiteral(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'JSXExpressionContainer') return readLiteral(value['expression']);
  return value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : '';
}

function textOf(node: Node): string {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type !== 'JSXAttribute' || !isNode(node['name'])) return '';
  return readableAttributes.test(String(node['name']['name'])) ? readLiteral(node['value']) : '';
}

function findTextsIn(node: Node): string[] {
  const text = textOf(node);
  const ownTexts = wordsOf(text).length > 0 ? [text.trim()] : [];
  return [...ownTexts, ...childrenOf(node).flatMap(findTextsIn)];
}

/** Words that components show without taking them from messages, as `file: words`. */
export function findBareTexts(projectFolder: string): string[] {
  const files = globSync('src/{activities,parts,player,teacher,ui}/**/*.tsx', { cwd: projectFolder });
  return files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(join(projectFolder, file), 'utf8'));
      return findTextsIn(program as unknown as Node).map((text) => `${file}: ${text}`);
    });
}
