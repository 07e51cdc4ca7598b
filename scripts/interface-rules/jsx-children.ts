import { childrenOf, isNode, type Node } from '../texts/syntax-nodes.ts';

/**
 * Sorts what stands between JSX tags by what React makes of it. Steady: there as long as its parent. `node`: whatever a
 * caller passed, which may be text.
 */
export type ChildKind = 'nothing' | 'text' | 'unsteady text' | 'element' | 'unsteady element' | 'node';

/** Names in a file whose values are known: React nodes, elements, and strings that are never absent. */
export type KnownNames = Readonly<Record<'nodes' | 'elements' | 'texts', ReadonlySet<string>>>;

/** Functions whose results are always text: messages, and formats of numbers, dates and names. */
const textFunction = /^(t([A-Z]\w*)?|translate|String|(format|describe|name|summarize|say)\w*)$/;
const textMethod =
  /^(join|floor|round|padStart|toString|toFixed|toUpperCase|trim|slice|replace|replaceAll|(format|name)\w*)$/;
const elementFunction = /^(createPortal|render\w*|\w*(Button|Checkbox|Chip|Field))$/;
/** Values with such names are elements, or texts that are never absent. */
const elementName = /^(handle|menu|preview|waitingNote|\w*([dD]ialogs?|Field|Button|Menu))$/;
const textName = /(^|_)(name|title|label|number|count|total|length)$|(Name|Title|Label|Number|Count|Length)$/;

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string'
    ? node['name']
    : isNode(node) && isNode(node['property'])
      ? nameOf(node['property'])
      : '';

/** What a list is made of, as far as its function is a single expression. */
function kindOfList(call: Node, known: KnownNames): ChildKind {
  const [callback] = Array.isArray(call['arguments']) ? call['arguments'].filter(isNode) : [];
  const body = callback?.type === 'ArrowFunctionExpression' ? callback['body'] : undefined;
  const isTextual =
    isNode(body) && body.type !== 'BlockStatement' && kindOfExpression(body, known).endsWith('text');
  return isTextual ? 'unsteady text' : 'unsteady element';
}

function kindOfCall(call: Node, known: KnownNames): ChildKind {
  const { callee } = call;
  if (!isNode(callee)) return 'unsteady text';
  const name = nameOf(callee);
  if (/^(map|flatMap)$/.test(name)) return kindOfList(call, known);
  if (elementFunction.test(name)) return 'unsteady element';
  if (callee.type === 'Identifier') return textFunction.test(name) ? 'text' : 'unsteady text';
  return nameOf(callee['object']) === 'formats' || textMethod.test(name) ? 'text' : 'unsteady text';
}

/** The kind of a value that is one of several. */
function joinKinds(kinds: readonly ChildKind[]): ChildKind {
  const [first = 'nothing'] = kinds;
  if (kinds.every((kind) => kind === first)) return first;
  if (kinds.some((kind) => kind.endsWith('text'))) return 'unsteady text';
  return kinds.includes('node') ? 'node' : 'unsteady element';
}

function kindOfName(name: string, { nodes, elements, texts }: KnownNames): ChildKind {
  if (name === 'undefined') return 'nothing';
  if (elements.has(name)) return 'unsteady element';
  if (name === 'children' || nodes.has(name)) return 'node';
  if (elementName.test(name)) return 'unsteady element';
  return texts.has(name) || textName.test(name) ? 'text' : 'unsteady text';
}

/** The kind of an expression between JSX tags. */
export function kindOfExpression(node: Node, known: KnownNames): ChildKind {
  switch (node.type) {
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'JSXElement':
      return 'element';
    case 'JSXFragment':
      return 'unsteady element';
    case 'Literal':
      if (typeof node['value'] === 'boolean') return 'nothing';
      return typeof node['value'] === 'number' || String(node['value'] ?? '').trim() !== ''
        ? 'text'
        : 'nothing';
    case 'TemplateLiteral':
      return 'text';
    case 'BinaryExpression':
      return 'text';
    case 'ConditionalExpression':
      return joinKinds(
        [node['consequent'], node['alternate']].filter(isNode).map((one) => kindOfExpression(one, known)),
      );
    case 'LogicalExpression': {
      const right = isNode(node['right']) ? kindOfExpression(node['right'], known) : 'nothing';
      const left = isNode(node['left']) ? kindOfExpression(node['left'], known) : 'nothing';
      if (node['operator'] !== '&&')
        return right === 'text' && left.endsWith('text') ? 'text' : joinKinds([left, right]);
      return right.endsWith('text') ? 'unsteady text' : right === 'node' ? 'node' : 'unsteady element';
    }
    case 'CallExpression':
      return kindOfCall(node, known);
    case 'Identifier':
    case 'MemberExpression':
      return kindOfName(nameOf(node), known);
    default:
      return isNode(node['expression']) ? kindOfExpression(node['expression'], known) : 'unsteady text';
  }
}

/** Finds the names whose types or first values the file tells. */
export function findKnownNames(program: Node, code: string): KnownNames {
  const known = { nodes: new Set<string>(), elements: new Set<string>(), texts: new Set<string>() };
  const textOf = (node: unknown) => (isNode(node) ? code.slice(node.start, Number(node['end'])) : '');
  const visit = (node: Node): void => {
    if (node.type === 'TSPropertySignature') {
      const type = textOf(node['typeAnnotation']);
      if (/ReactNode/.test(type)) known.nodes.add(nameOf(node['key']));
      else if (/\b(ReactElement|Elements)\b/.test(type)) known.elements.add(nameOf(node['key']));
      if (/^:\s*(string|number)$/.test(type) && node['optional'] !== true)
        known.texts.add(nameOf(node['key']));
    }
    if (node.type === 'VariableDeclarator' && isNode(node['init'])) {
      const kind = kindOfExpression(node['init'], known);
      if (kind === 'text') known.texts.add(nameOf(node['id']));
      if (kind.endsWith('element')) known.elements.add(nameOf(node['id']));
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return known;
}
