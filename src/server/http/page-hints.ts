import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenCookie } from '#contract/limits.ts';

/**
 * What a browser can fetch together with the first script of an app instead of after it: the `Link` header of a page
 * (RFC 8288, with `preload` and `modulepreload`). Only names of public files depend on the request.
 */

/** Vite's manifest of a build. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>;

export type AppName = 'teacher' | 'player';

const bases: Record<AppName, string> = { teacher: '/', player: '/play/' };

/** Names of chunks that the page is going to need, as `vite.config.ts` groups them. */
function chunksFor(app: AppName, path: string, cookies: string): readonly string[] {
  if (app === 'player') return path.startsWith('/play/attempt/') ? ['attempt-page'] : [];
  const isSignedIn = cookies.split('; ').some((cookie) => cookie.startsWith(`${tokenCookie}=`));
  return isSignedIn ? ['shell', 'common', 'lists'] : [];
}

function collectFiles(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const next of chunk.imports ?? []) collectFiles(manifest, next, files);
}

function toHint(path: string): string {
  return `<${path}>; ${path.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'}`;
}

/** `folder` holds the built app. An empty text where there is nothing to hint at. */
export function createHints(app: AppName, folder: string): (path: string, cookies: string) => string {
  const file = join(folder, '.vite/manifest.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const known = new Map<string, string>();
  const hintAt = (chunks: readonly string[]) => {
    const files = new Set<string>();
    for (const [key, { name }] of Object.entries(manifest))
      if (name && chunks.includes(name)) collectFiles(manifest, key, files);
    return [...files].map((each) => toHint(bases[app] + each)).join(', ');
  };
  return (path, cookies) => {
    const chunks = chunksFor(app, path, cookies);
    const name = chunks.join();
    const hints = known.get(name) ?? hintAt(chunks);
    known.set(name, hints);
    return hints;
  };
}
