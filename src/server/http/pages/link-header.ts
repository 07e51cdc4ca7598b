import { collectChunks, readManifest } from '#server/http/pages/build-manifest.ts';

/**
 * Makes the `Link` header of a page (RFC 8288, `preload` and `modulepreload`): files that the browser can fetch together
 * with the app's first script instead of after it.
 */

/** Vite loads styles with CORS, and a browser reuses a preloaded file only if it was requested in the same way. */
function toLinkHint(path: string): string {
  return `<${path}>; ${path.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'}`;
}

/** `names`: chunks of `vite.config.ts`; `folder` holds the built app, which is served at `base`. */
export function makeLinkHeader(folder: string, base: string, names: readonly string[]): string {
  const manifest = readManifest(folder);
  const keys = Object.entries(manifest).flatMap(([key, { name = '' }]) =>
    names.includes(name) ? [key] : [],
  );
  const files = collectChunks(manifest, keys).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].map((file) => toLinkHint(base + file)).join(', ');
}
