import { ConversionError } from '#server/media/conversion-error.ts';

/** Finds the page with which a package begins. */

/** `top`: the folder that holds everything, with its slash, or empty; `entry`: the page's path below it. */
export type StartPage = { top: string; entry: string };

const startNames = ['index.html', 'index.htm', 'default.html', 'default.htm'];
/** The list of a package for a learning platform (SCORM), which names its first page. */
const manifestName = 'imsmanifest.xml';

const depthOf = (path: string) => path.split('/').length;

/** The folder, or folders in each other, that hold everything. */
function listTops(paths: readonly string[]): string[] {
  const tops = [''];
  for (;;) {
    const top = tops[0] ?? '';
    const folder = /^[^/]+\//.exec(paths[0]?.slice(top.length) ?? '')?.[0];
    if (folder === undefined || !paths.every((path) => path.startsWith(`${top}${folder}`))) return tops;
    tops.unshift(`${top}${folder}`);
  }
}

const findPath = (paths: readonly string[], wanted: string) =>
  paths.find((path) => path === wanted) ?? paths.find((path) => path.toLowerCase() === wanted.toLowerCase());

/** The page that a manifest begins with: that of the first item, else the first page that it names. */
function readManifest(manifest: string): string | undefined {
  const firstItem = /<(?:\w+:)?item\b[^>]*\sidentifierref\s*=\s*["']([^"']+)["']/i.exec(manifest)?.[1];
  const resources = Array.from(manifest.matchAll(/<(?:\w+:)?resource\b[^>]*>/gi), ([element]) => ({
    id: /\sidentifier\s*=\s*["']([^"']*)["']/i.exec(element)?.[1],
    page: /\shref\s*=\s*["']([^"']*)["']/i.exec(element)?.[1]?.replace(/[?#].*$/, ''),
  })).filter(({ page }) => page !== undefined && /\.x?html?$/i.test(page));
  return (resources.find(({ id }) => id === firstItem) ?? resources[0])?.page;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function findManifestPage(
  paths: readonly string[],
  top: string,
  readFile: (path: string) => Promise<string>,
): Promise<string | undefined> {
  const manifestPath = findPath(paths, `${top}${manifestName}`);
  const page = manifestPath && readManifest(await readFile(manifestPath));
  return page ? findPath(paths, `${top}${decodePath(page)}`) : undefined;
}

/** The one page at the top; undefined if there are several. */
function findOnlyPage(paths: readonly string[], top: string): string | undefined {
  const pages = paths.filter(
    (path) => path.startsWith(top) && /^[^/]+\.html?$/i.test(path.slice(top.length)),
  );
  return pages.length === 1 ? pages[0] : undefined;
}

/** The start page in the folder nearest to the top, where other things lie beside this folder. */
function findBelow(paths: readonly string[]): string | undefined {
  const isStart = (path: string) => startNames.includes(path.slice(path.lastIndexOf('/') + 1).toLowerCase());
  return paths
    .filter((path) => isStart(path) && depthOf(path) <= 3)
    .toSorted((first, second) => depthOf(first) - depthOf(second) || (first < second ? -1 : 1))[0];
}

/**
 * The start page: named so at the top or in the folders that hold everything, or named by the manifest of a learning
 * platform, or the only page there, or named so in another folder. Refuses with 'package_without_index'.
 */
export async function findStartPage(
  paths: readonly string[],
  readFile: (path: string) => Promise<string>,
): Promise<StartPage> {
  for (const top of listTops(paths)) {
    const named = startNames.flatMap((name) => findPath(paths, `${top}${name}`) ?? [])[0];
    const page = named ?? (await findManifestPage(paths, top, readFile)) ?? findOnlyPage(paths, top);
    if (page !== undefined) return { top, entry: page.slice(top.length) };
  }
  const page = findBelow(paths);
  if (page === undefined) throw new ConversionError('package_without_index');
  return { top: '', entry: page };
}
