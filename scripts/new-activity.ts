// `npm run new:activity NAME [-- --server]`: creates a working activity type, with a folder from the template and an
// entry in each list of types. NAME is in lower case, with hyphens between words. `--server` adds a half that selects
// content when an attempt starts. Tests name another root with a further argument.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type CreateOptions = { withServer: boolean; root: string };

const templateFolder = join(import.meta.dirname, 'activity-template');
const serverTemplateFolder = join(import.meta.dirname, 'activity-template-server');

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A dark colour of this hue: at this lightness, white symbols are readable on every hue. */
function toColour(hue: number): string {
  const [saturation, lightness] = [0.45, 0.3];
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const value = lightness - saturation * lightness * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The colour of the type's existing icon, or else one that no other type has. */
function chooseColour(activitiesFolder: string, name: string): string {
  const iconColourOf = (type: string) => {
    const icon = join(activitiesFolder, type, 'icon.svg');
    return existsSync(icon) ? /fill="(#\w{6})"/.exec(readFileSync(icon, 'utf8'))?.[1] : undefined;
  };
  const takenColours = new Set(readdirSync(activitiesFolder).map(iconColourOf));
  let hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  while (takenColours.has(toColour(hue))) hue = (hue + 17) % 360;
  return iconColourOf(name) ?? toColour(hue);
}

function fillTemplate(text: string, name: string, colour: string): string {
  const variable = toCamelCase(name);
  const typeName = variable.charAt(0).toUpperCase() + variable.slice(1);
  return text
    .replaceAll('__TYPE__', name)
    .replaceAll('__COLOUR__', colour)
    .replaceAll('__Type__', typeName)
    .replaceAll('__variable__', variable);
}

/** Later templates replace files of earlier ones; an existing icon stays. */
function writeFolder(templates: string[], folder: string, name: string, colour: string): void {
  mkdirSync(folder, { recursive: true });
  for (const template of templates) {
    for (const file of readdirSync(template)) {
      const targetPath = join(folder, file.replace(/\.tmpl$/, ''));
      if (file === 'icon.svg.tmpl' && existsSync(targetPath)) continue;
      writeFileSync(targetPath, fillTemplate(readFileSync(join(template, file), 'utf8'), name, colour));
    }
  }
}

/** Adds an import at the top of the file, and an entry at the end of the list that starts with `opening`. */
function addToList(path: string, opening: string, closing: string, importLine: string, entry: string): void {
  const text = readFileSync(path, 'utf8');
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  if (start < 0 || end < 0) throw new Error(`${path} has no list to add to`);
  const existingItems = text.slice(start + opening.length, end).trim();
  const comma = existingItems === '' || existingItems.endsWith(',') ? '' : ',';
  const newList = `${opening}${existingItems}${comma}\n${entry},\n`;
  writeFileSync(path, `${importLine}\n${text.slice(0, start)}${newList}${text.slice(end)}`);
}

function addToLists(folder: string, name: string, withServer: boolean): string[] {
  const variable = toCamelCase(name);
  const key = variable === name ? name : `'${name}'`;
  const importOf = (exported: string, file: string) =>
    `import { ${exported === variable ? '' : `${exported} as `}${variable} } from './${name}/${file}';`;
  const paths = {
    models: join(folder, 'models.ts'),
    views: join(folder, 'views.ts'),
    studentViews: join(folder, 'student-views.view.ts'),
    demos: join(folder, 'demos.ts'),
    servers: join(folder, 'servers.ts'),
  };
  addToList(
    paths.models,
    'createActivities([',
    ']);',
    importOf(variable, 'activity.ts'),
    `forAnyContent(${variable})`,
  );
  addToList(
    paths.views,
    'Record<string, ActivityViews>> = {',
    '};',
    importOf('views', 'views.ts'),
    `${key}: forAnyContent(${variable})`,
  );
  addToList(
    paths.studentViews,
    'Record<string, StudentViews>> = {',
    '};',
    importOf('studentViews', 'views.ts'),
    `${key}: forAnyContent(${variable})`,
  );
  addToList(
    paths.demos,
    'Record<string, DemoHalf>> = {',
    '};',
    importOf('demo', 'demo.ts'),
    key === variable ? variable : `${key}: ${variable}`,
  );
  if (withServer) {
    addToList(
      paths.servers,
      'Record<string, ServerHalf>> = {',
      '};',
      importOf('server', 'server.ts'),
      key === variable ? variable : `${key}: ${variable}`,
    );
  }
  return Object.values(paths);
}

/** Refuses an existing or malformed name. Returns the new folder. */
export function createActivityType(name: string, { withServer, root }: CreateOptions): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${name}' is not a name: use lower case and hyphens`);
  const activitiesFolder = join(root, 'src/activities');
  const folder = join(activitiesFolder, name);
  if (existsSync(join(folder, 'activity.ts'))) throw new Error(`There already is a type '${name}'`);
  const templates = withServer ? [templateFolder, serverTemplateFolder] : [templateFolder];
  writeFolder(templates, folder, name, chooseColour(activitiesFolder, name));
  const lists = addToLists(activitiesFolder, name, withServer);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', folder, ...lists], { cwd: root, stdio: 'pipe' });
  return folder;
}

if (import.meta.main) {
  const givenArguments = process.argv.slice(2);
  const [name = '', root = join(import.meta.dirname, '..')] = givenArguments.filter(
    (one) => one !== '--server',
  );
  try {
    const folder = createActivityType(name, { withServer: givenArguments.includes('--server'), root });
    process.stdout.write(
      `Made ${folder}\nNow change its files, and keep \`npm run check\` and \`npm test -- browser\` green.\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
