// `npm run new:activity NAME`: a new activity type that works: a folder from the template and a line in each list.
// NAME is lower case, words joined by hyphens. A second argument names another root, for tests.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const template = join(import.meta.dirname, 'activity-template');

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function fillIn(text: string, name: string): string {
  const variable = toCamelCase(name);
  const typeName = variable.charAt(0).toUpperCase() + variable.slice(1);
  return text
    .replaceAll('__TYPE__', name)
    .replaceAll('__Type__', typeName)
    .replaceAll('__variable__', variable);
}

function writeFolder(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(template)) {
    const target = join(folder, file.replace(/\.tmpl$/, ''));
    writeFileSync(target, fillIn(readFileSync(join(template, file), 'utf8'), name));
  }
}

function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} has no list to add to`);
  writeFileSync(path, after);
}

function addToModels(path: string, name: string): void {
  const variable = toCamelCase(name);
  edit(path, (text) => {
    const imported = text.replace(
      /(\n)(\n\/\*\* All activity types)/,
      `$1import { ${variable} } from './${name}/activity.ts';\n$2`,
    );
    return imported.replace(
      /(createActivities\(\[)([\s\S]*?),?(\s*\]\);)/,
      `$1$2, forAnyContent(${variable})$3`,
    );
  });
}

function addToViews(path: string, name: string): void {
  const icon = `${toCamelCase(name)}Icon`;
  const entry = `  '${name}': forAnyContent({
    icon: ${icon},
    loadEditor: async () => (await import('./${name}/editor.tsx')).Editor,
    loadPlayer: async () => (await import('./${name}/player.tsx')).Player,
    loadReport: async () => (await import('./${name}/report-view.tsx')).ReportView,
    loadResponse: async () => (await import('./${name}/response-view.tsx')).ResponseView,
  }),
`;
  edit(path, (text) => {
    const imported = text.replace(
      /(\n)(\n\/\*\* The views of all)/,
      `$1import ${icon} from './${name}/icon.svg?no-inline';\n$2`,
    );
    return imported.replace(/(activityViews[^{]*\{\n)([\s\S]*?)(\n\};)/, `$1$2\n${entry.trimEnd()}$3`);
  });
}

/** Refuses a name that is taken or does not read like one. */
export function createActivityType(name: string, root: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${name}' is not a name: use lower case and hyphens`);
  const activities = join(root, 'src/activities');
  const folder = join(activities, name);
  if (existsSync(join(folder, 'activity.ts'))) throw new Error(`There already is a type '${name}'`);
  writeFolder(folder, name);
  addToModels(join(activities, 'models.ts'), name);
  addToViews(join(activities, 'views.ts'), name);
  return folder;
}

if (import.meta.main) {
  const [name = '', root = join(import.meta.dirname, '..')] = process.argv.slice(2);
  try {
    const folder = createActivityType(name, root);
    process.stdout.write(
      `Made ${folder}\nNow change what is in it, and keep \`npm run check\` and \`npm test -- browser\` green.\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
