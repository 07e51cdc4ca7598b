import { childrenOf, isNode, type Node } from '../texts/syntax-nodes.ts';
import { type ChildKind, findKnownNames, type KnownNames, kindOfExpression } from './jsx-children.ts';

/**
 * Browsers that translate a page replace each text node by elements of their own. React then fails when it removes such a
 * text or inserts something before it, and the whole page is gone. A text that is the only child of an element is safe.
 */

type Child = { kind: ChildKind; node: Node };

/** Components of libraries whose root is always the same element. */
const steadyComponent =
  /^(Icon\w*|Anchor|Badge|Button|Code|Kbd|Link|Loader|Text|Title|ThemeIcon|\w+\.(Icon|Image))$/;

function tagOf(element: Node, code: string): string {
  const opening = element['openingElement'];
  const name = isNode(opening) ? opening['name'] : undefined;
  return isNode(name) ? code.slice(name.start, Number(name['end'])) : '';
}

const isComponent = (tag: string) => /^[A-Z]|\./.test(tag);

function kindOfChild(node: Node, known: KnownNames, code: string): ChildKind {
  if (node.type === 'JSXText') {
    // Browsers leave spaces alone.
    return String(node['value']).trim() === '' ? 'nothing' : 'text';
  }
  if (node.type === 'JSXElement') {
    const tag = tagOf(node, code);
    return isComponent(tag) && !steadyComponent.test(tag) ? 'unsteady element' : 'element';
  }
  const expression = node.type === 'JSXExpressionContainer' ? node['expression'] : node;
  return isNode(expression) ? kindOfExpression(expression, known) : 'nothing';
}

const isText = ({ kind }: Child) => kind.endsWith('text');

function isChoice({ node }: Child): boolean {
  const expression = node.type === 'JSXExpressionContainer' ? node['expression'] : undefined;
  return isNode(expression) && /^(Conditional|Logical)Expression$/.test(expression.type);
}

/** The reason why a translated page fails at these children; undefined if it does not. */
function findProblem(parent: Node, children: readonly Child[], code: string): string | undefined {
  if (parent.type === 'JSXFragment')
    return children.some(isText) ? 'text directly in a fragment: wrap it in an element' : undefined;
  const [only] = children;
  if (children.length === 1)
    return only?.kind === 'unsteady text' && isChoice(only) && isComponent(tagOf(parent, code))
      ? 'text that comes and goes as the child of a component: wrap it in an element'
      : undefined;
  if (children.some(({ kind }) => kind === 'unsteady text'))
    return 'text that may come and go beside others: wrap it in an element';
  const lastText = children.findLastIndex((child) => isText(child) || child.kind === 'node');
  const comesBefore = children
    .slice(0, Math.max(0, lastText))
    .some(({ kind }) => kind === 'unsteady element' || kind === 'node');
  return comesBefore ? 'an element that may come and go before text: wrap the text in an element' : undefined;
}

export type Violation = { line: number; message: string };
export type JsxProblem = Violation & { parent: Node; children: readonly Child[] };

/** JSX in the file at which React fails once a browser has translated the page. */
export function findJsxProblems(program: Node, code: string): JsxProblem[] {
  const known = findKnownNames(program, code);
  const problems: JsxProblem[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const childNodes = Array.isArray(node['children']) ? node['children'].filter(isNode) : [];
      const children = childNodes
        .map((child) => ({ kind: kindOfChild(child, known, code), node: child }))
        .filter(({ kind }) => kind !== 'nothing');
      const message = findProblem(node, children, code);
      if (message !== undefined)
        problems.push({
          line: code.slice(0, node.start).split('\n').length,
          message,
          parent: node,
          children,
        });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return problems;
}
