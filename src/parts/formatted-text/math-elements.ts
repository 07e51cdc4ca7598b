import type { MathNode } from './rich-text.ts';

/** The elements, attributes and styles of MathML that a formula may consist of. What else a converter makes is refused or left out. */

const elements: ReadonlySet<string> = new Set(
  (
    'math mrow mi mn mo mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts ' +
    'mtable mtr mtd mpadded mphantom mstyle menclose'
  ).split(' '),
);

const attributes: ReadonlySet<string> = new Set(
  (
    'mathvariant form fence stretchy symmetric lspace rspace minsize maxsize accent accentunder movablelimits largeop ' +
    'separator linethickness displaystyle scriptlevel width height depth voffset notation columnspan rowspan'
  ).split(' '),
);

const styles: ReadonlySet<string> = new Set(
  'paddingLeft paddingRight paddingTop paddingBottom borderLeft borderRight borderTop borderBottom textAlign'.split(
    ' ',
  ),
);

/** Lengths, numbers, words: nothing that names an address or calls a function. */
const harmlessValue = /^[\w .%+-]{1,40}$/;

/** A node as Temml makes it. */
export type ConvertedNode = {
  type?: string | undefined;
  text?: string | undefined;
  attributes?: Record<string, unknown> | undefined;
  style?: Record<string, unknown> | undefined;
  children?: readonly ConvertedNode[] | undefined;
};

function keepHarmless(values: Record<string, unknown> = {}, names: ReadonlySet<string>) {
  const kept = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    names.has(name) && harmlessValue.test(String(value)) ? [[name, String(value)]] : [],
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Nodes without a name only hold others. */
function toMathNodes(node: ConvertedNode): MathNode[] {
  const { type, text, children = [] } = node;
  if (typeof text === 'string') return text === '' ? [] : [text];
  if (type === undefined) return children.flatMap(toMathNodes);
  if (!elements.has(type)) throw new Error(`No formula has an element ${type}`);
  const a = keepHarmless(node.attributes, attributes);
  const s = keepHarmless(node.style, styles);
  const c = children.flatMap(toMathNodes);
  return [{ n: type, ...(a && { a }), ...(s && { s }), ...(c.length > 0 && { c }) }];
}

/** The formula as a small tree. Throws if it has an element that none may have. */
export function toMathNode(node: ConvertedNode): MathNode {
  const c = (node.children ?? []).flatMap(toMathNodes);
  const [only] = c;
  return c.length === 1 && only !== undefined && typeof only !== 'string' ? only : { n: 'mrow', c };
}
