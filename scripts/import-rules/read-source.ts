import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export type ImportKind = 'static' | 'dynamic' | 'type';
export type Import = { specifier: string; kind: ImportKind; line: number };
export type SourceWord = { value: string; line: number; comparedWith: string | undefined };

/** Facts about one file for the rules; `path` is relative to the root, with slashes. */
export type SourceFile = {
  path: string;
  imports: Import[];
  exportAllLines: number[];
  /** The line of the first re-export, if the file contains only imports and re-exports. */
  barrelLine: number | undefined;
  /** String literals and object keys, without import specifiers. */
  words: SourceWord[];
  /** Calls of `bus.publish`, and copies of an app: `{ ...app }`. */
  busPublishLines: number[];
  appCopyLines: number[];
};

type Node = { type: string; start: number; [key: string]: unknown };

export function readSource(root: string, path: string): SourceFile {
  const code = readFileSync(join(root, path), 'utf8');
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const lineOf = createLineFinder(code);
  const file: SourceFile = {
    path,
    imports: [],
    exportAllLines: [],
    barrelLine: undefined,
    words: [],
    busPublishLines: [],
    appCopyLines: [],
  };
  for (const node of childNodes(program)) collectFacts(node, undefined, file, lineOf);
  file.barrelLine = findBarrelLine(childNodes(program), lineOf);
  return file;
}

function collectFacts(
  node: Node,
  parent: Node | undefined,
  file: SourceFile,
  lineOf: (offset: number) => number,
): void {
  const line = lineOf(node.start);
  const specifier = readStringLiteral(node['source']) ?? readStringLiteral(node['argument']);
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      if (node.type === 'ExportAllDeclaration') file.exportAllLines.push(line);
      if (specifier !== undefined)
        file.imports.push({ specifier, kind: isTypeOnly(node) ? 'type' : 'static', line });
      break;
    case 'ImportExpression':
      if (specifier !== undefined) file.imports.push({ specifier, kind: 'dynamic', line });
      break;
    case 'TSImportType':
      if (specifier !== undefined) file.imports.push({ specifier, kind: 'type', line });
      break;
    case 'CallExpression':
      if (/(^|\.)bus\.publish$/.test(dottedNameOf(node['callee']) ?? '')) file.busPublishLines.push(line);
      break;
    case 'SpreadElement':
      if (/(^|\.)app$/.test(dottedNameOf(node['argument']) ?? '')) file.appCopyLines.push(line);
      break;
    case 'Literal':
      if (typeof node['value'] === 'string') file.words.push(toSourceWord(node['value'], node, parent, line));
      break;
    case 'TemplateElement': {
      const text = node['value'];
      if (isObject(text) && typeof text['raw'] === 'string')
        file.words.push(toSourceWord(text['raw'], node, parent, line));
      break;
    }
    case 'Property':
      if (!node['computed'] && isNode(node['key']) && node['key'].type === 'Identifier') {
        file.words.push({ value: String(node['key']['name']), line, comparedWith: undefined });
      }
      break;
    default:
  }
  for (const [key, value] of Object.entries(node)) {
    if (specifier !== undefined && (key === 'source' || key === 'argument')) continue;
    for (const child of childNodes(value)) collectFacts(child, node, file, lineOf);
  }
}

/** `comparedWith`: the dotted name on the other side of `===`, 'case' in a `switch`, or undefined. */
function toSourceWord(value: string, node: Node, parent: Node | undefined, line: number): SourceWord {
  let comparedWith: string | undefined;
  if (parent?.type === 'BinaryExpression') {
    comparedWith = dottedNameOf(parent['left'] === node ? parent['right'] : parent['left']);
  } else if (parent?.type === 'SwitchCase') {
    comparedWith = 'case';
  }
  return { value, line, comparedWith };
}

function dottedNameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return String(value['name']);
  if (value.type !== 'MemberExpression') return dottedNameOf(value['expression']);
  return `${dottedNameOf(value['object']) ?? ''}.${dottedNameOf(value['property']) ?? ''}`;
}

function isTypeOnly(node: Node): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const specifiers = childNodes(node['specifiers']);
  return (
    specifiers.length > 0 &&
    specifiers.every((name) => name['importKind'] === 'type' || name['exportKind'] === 'type')
  );
}

function findBarrelLine(statements: Node[], lineOf: (offset: number) => number): number | undefined {
  const importedNames = new Set<unknown>();
  for (const node of statements) {
    if (node.type !== 'ImportDeclaration') continue;
    for (const specifier of childNodes(node['specifiers']))
      importedNames.add(dottedNameOf(specifier['local']));
  }
  let line: number | undefined;
  for (const node of statements) {
    if (node.type === 'ImportDeclaration') continue;
    if (!isReexport(node, importedNames)) return undefined;
    line ??= lineOf(node.start);
  }
  return line;
}

function isReexport(node: Node, importedNames: Set<unknown>): boolean {
  if (node.type === 'ExportAllDeclaration') return true;
  if (node.type !== 'ExportNamedDeclaration' || isNode(node['declaration'])) return false;
  if (isNode(node['source'])) return true;
  const specifiers = childNodes(node['specifiers']);
  return specifiers.length > 0 && specifiers.every((name) => importedNames.has(dottedNameOf(name['local'])));
}

function readStringLiteral(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'TSLiteralType') return readStringLiteral(value['literal']);
  return value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : undefined;
}

function childNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.filter(isNode);
  if (!isNode(value)) return [];
  return value.type === 'Program' ? childNodes(value['body']) : [value];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNode(value: unknown): value is Node {
  return isObject(value) && typeof value['type'] === 'string' && typeof value['start'] === 'number';
}

function createLineFinder(code: string): (offset: number) => number {
  const lineStarts = [0];
  for (let offset = code.indexOf('\n'); offset !== -1; offset = code.indexOf('\n', offset + 1))
    lineStarts.push(offset + 1);
  return (offset) => lineStarts.findLastIndex((start) => start <= offset) + 1;
}
