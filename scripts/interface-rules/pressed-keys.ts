import { childrenOf, isNode, type Node } from '../texts/syntax-nodes.ts';
import type { Violation } from './translated-text.ts';

/** Keys are read with `pressedKey` alone: otherwise the Enter of an input method stores half a word. */

const keyMembers = ['key', 'keyCode', 'isComposing'];

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

function readsEvent(node: Node): boolean {
  if (node.type !== 'MemberExpression' || !keyMembers.includes(nameOf(node['property']))) return false;
  const { object } = node;
  if (!isNode(object)) return false;
  return /^(e|event|\w+Event)$/.test(nameOf(object) || nameOf(object['property']));
}

/** A function that is called with a keyboard event and takes it apart, as in `({ key }) => …`. */
function takesApart(listener: unknown): boolean {
  if (!isNode(listener) || !Array.isArray(listener['params'])) return false;
  const [parameter] = listener['params'].filter(isNode);
  return (
    parameter?.type === 'ObjectPattern' &&
    childrenOf(parameter).some((property) => keyMembers.includes(nameOf(property['key'])))
  );
}

function isBareListener(node: Node): boolean {
  if (node.type === 'JSXAttribute' && /^onKey/.test(nameOf(node['name']))) {
    const { value } = node;
    return isNode(value) && takesApart(value['expression']);
  }
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return false;
  const { callee } = node;
  if ((nameOf(callee) || nameOf(callee['property'])) !== 'addEventListener') return false;
  const [type, listener] = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : [];
  return /^key/.test(String(type?.['value'])) && takesApart(listener);
}

/** Places in the file that read a key without `pressedKey`. */
export function findKeyProblems(program: Node, code: string): Violation[] {
  const violations: Violation[] = [];
  const visit = (node: Node): void => {
    if (readsEvent(node) || isBareListener(node))
      violations.push({
        line: code.slice(0, node.start).split('\n').length,
        message: 'reads a key of an event: use pressedKey, which knows input methods',
      });
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return violations;
}
