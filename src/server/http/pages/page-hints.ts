import { collectChunks, readManifest } from '#server/http/pages/build-manifest.ts';

/**
 * What a browser can fetch together with the first script of an app instead of after it: the `Link` header of a page
 * (RFC 8288, with `preload` and `modulepreload`).
 */

/** Vite asks for styles with CORS; a browser takes an early copy only where that was asked for in the same way. */
function toHint(path: string): string {
  return `<${path}>; ${path.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'}`;
}

/** For chunks by name, as `vite.config.ts` groups them, of the app that is built into `folder` and served at `base`. */
export function hintAt(folder: string, base: string, names: readonly string[]): string {
  const manifest = readManifest(folder);
  const keys = Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? ''));
  const files = collectChunks(manifest, keys).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].map((file) => toHint(base + file)).join(', ');
}
