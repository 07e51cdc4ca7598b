import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { addFormulas } from '#parts/formatted-text/add-formulas.ts';
import { type ConvertTex, createConvertTex } from '#parts/formatted-text/convert-tex.ts';
import type { MathNode } from '#parts/formatted-text/rich-text.ts';

const require = createRequire(import.meta.url);

let convertTex: ConvertTex | undefined;

/** Temml takes 9 MB of memory, so it is loaded with the first formula; at once, for content is described without waiting. */
function loadConvertTex(): ConvertTex {
  const { __renderToMathMLTree: renderTree } = require('temml') as typeof import('temml')['default'];
  return createConvertTex(renderTree);
}

/** What TeX becomes depends on the TeX alone, so all apps of the process share it. */
const formulaByTex = new LRUCache<string, { node: MathNode | undefined }>({ max: 2_000 });

function convertOnce(tex: string, isBlock: boolean): MathNode | undefined {
  const key = `${isBlock ? 'block' : 'line'} ${tex}`;
  const known = formulaByTex.get(key);
  if (known) return known.node;
  convertTex ??= loadConvertTex();
  const node = convertTex(tex, isBlock);
  formulaByTex.set(key, { node });
  return node;
}

/** What students get, with its formulas as MathML: their apps have nothing that reads TeX. */
export function withFormulas<Value>(value: Value): Value {
  return addFormulas(value, convertOnce);
}
