import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { collectChunks, readManifest } from '#server/http/pages/build-manifest.ts';

/** Compressed JavaScript (gzip) that a screen loads before it can be used, in bytes, from Vite's manifests. */

const dist = join(import.meta.dirname, '../../dist/apps');

function sumFirstLoad(app: string, lazyChunks: readonly RegExp[]): number {
  const manifest = readManifest(join(dist, app));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && key.endsWith('.html'));
  const lazyKeys = lazyChunks.map((chunkPattern) => {
    const key = Object.keys(manifest).find(
      (manifestKey) => chunkPattern.test(manifestKey) || chunkPattern.test(manifest[manifestKey]?.name ?? ''),
    );
    if (!key) throw new Error(`No chunk is called ${chunkPattern.source} in ${app}`);
    return key;
  });
  const chunks = collectChunks(manifest, [...entries, ...lazyKeys]);
  const files = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')));
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, app, file)), { level: 9 }).length,
    0,
  );
}

export type FirstLoad = { screen: string; bytes: number; budget: number };

const bytesPerKb = 1024;

/**
 * Each screen with the lazily loaded chunks that it needs besides the entry, as ends of module paths or as groups.
 */
export function measureFirstLoads(): FirstLoad[] {
  return [
    {
      screen: 'sign-in',
      bytes: sumFirstLoad('teacher', [/pages\/login\.page\.tsx$/]),
      budget: 175 * bytesPerKb,
    },
    {
      screen: 'unit list',
      bytes: sumFirstLoad('teacher', [/^shell$/, /unit-list\.page\.tsx$/]),
      budget: 230 * bytesPerKb,
    },
    {
      screen: 'player with a quiz',
      bytes: sumFirstLoad('player', [/pages\/attempt-page\.tsx$|^attempt$/, /quiz-player\.tsx$|^quiz$/]),
      budget: 130 * bytesPerKb,
    },
  ];
}
