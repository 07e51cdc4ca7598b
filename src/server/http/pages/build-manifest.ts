import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOwn } from '#contract/find-own.ts';

/** Reads Vite's manifest of a built app: files of sources and chunks, and their imports (`.vite/manifest.json`). */

export type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** Empty if `folder` has no built app. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** The chunks with these keys and their imports, each once. */
export function collectChunks(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const chunkByKey = new Map<string, Chunk>();
  const collect = (key: string): void => {
    const chunk = findOwn(manifest, key);
    if (!chunk || chunkByKey.has(key)) return;
    chunkByKey.set(key, chunk);
    chunk.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...chunkByKey.values()];
}
