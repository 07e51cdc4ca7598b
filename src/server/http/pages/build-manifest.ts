import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite says about an app that it built: by source or chunk, its file and what that imports (`.vite/manifest.json`). */

export type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** Empty where `folder` holds no built app. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** The chunks with these keys and all that they import, each once. */
export function collectChunks(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.set(key, chunk);
    chunk.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...seen.values()];
}
