import { isAbsolute, join, relative } from 'node:path';
import {
  isAsExpression,
  isBinaryExpression,
  isElementAccessExpression,
  isStringLiteral,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Checker, type Program, type Type } from 'typescript/unstable/sync';

/**
 * Finds lookups that may reach what an object inherits: `object[name]` with any text as the name, and `name in object`.
 * A name from outside, such as `constructor`, finds something there that nobody has put in.
 */

export type Lookup = { path: string; line: number; text: string };

/** Where names from outside arrive. */
const folders = ['server', 'contract', 'form', 'activities', 'parts'].map((name) => `src/${name}/`);
/** Rows have the columns that a query names. The helper itself looks only at what is the object's own. */
const allowedPaths =
  /\.test\.tsx?$|\/samples\.ts$|\/(samples|demo)\/|^src\/server\/database\/|^src\/contract\/find-own\.ts$/;

const isChecked = (path: string): boolean =>
  folders.some((folder) => path.startsWith(folder)) && !allowedPaths.test(path);

function listLookups(file: SourceFile): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    const isIn = isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword;
    if (isElementAccessExpression(node) || (isIn && !isStringLiteral(node.left))) nodes.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return nodes;
}

/** Whether the type is any text, or a number that is written as one; numbers and known names are not. */
const isAnyText = (checker: Checker, type: Type): boolean =>
  checker.isTypeAssignableTo(checker.getStringType(), type);

/** A cast makes a known name of any text. */
function mayInherit(checker: Checker, node: Node): boolean {
  if (!isElementAccessExpression(node)) return true;
  const { expression, argumentExpression } = node;
  const objectType = checker.getTypeAtLocation(expression);
  const hasAnyName =
    objectType &&
    checker
      .getIndexInfosOfType(checker.getNonNullableType(objectType) ?? objectType)
      .some(({ keyType }) => isAnyText(checker, keyType));
  const nameType = checker.getTypeAtLocation(argumentExpression);
  if (nameType && hasAnyName && isAnyText(checker, nameType)) return true;
  const castType = isAsExpression(argumentExpression)
    ? checker.getTypeAtLocation(argumentExpression.expression)
    : undefined;
  return castType !== undefined && isAnyText(checker, castType);
}

function findInProgram(root: string, program: Program, checker: Checker): Lookup[] {
  return program.getSourceFileNames().flatMap((name) => {
    const path = relative(root, isAbsolute(name) ? name : join(root, name));
    const file = isChecked(path) ? program.getSourceFile(name) : undefined;
    if (!file) return [];
    return listLookups(file)
      .filter((node) => mayInherit(checker, node))
      .map((node) => {
        const start = file.text.length - file.text.slice(node.pos).trimStart().length;
        return {
          path,
          line: file.text.slice(0, start).split('\n').length,
          text: file.text.slice(start, node.end),
        };
      });
  });
}

/** Returns each lookup once, and the number of files that were checked. */
export function findLookups(
  root: string,
  configs: readonly string[],
): { lookups: Lookup[]; fileCount: number } {
  const api = new API({ cwd: root });
  try {
    const paths = new Set<string>();
    const lookupByPlace = new Map<string, Lookup>();
    for (const config of configs) {
      const configPath = join(root, config);
      const project = api.updateSnapshot({ openProjects: [configPath] }).getProject(configPath);
      if (!project) throw new Error(`${config} cannot be opened`);
      const { program, checker } = project;
      for (const name of program.getSourceFileNames()) if (isChecked(relative(root, name))) paths.add(name);
      for (const lookup of findInProgram(root, program, checker))
        lookupByPlace.set(`${lookup.path}:${lookup.line} ${lookup.text}`, lookup);
    }
    return { lookups: [...lookupByPlace.values()], fileCount: paths.size };
  } finally {
    api.close();
  }
}
