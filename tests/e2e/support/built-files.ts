import { join } from 'node:path';
import { readManifest } from '#server/http/pages/build-manifest.ts';

const apps = join(import.meta.dirname, '../../../dist/apps');

/** Addresses of a built script and its style sheets, by the name of the script in the build. */
export function findBuiltFiles(
  app: 'teacher' | 'player',
  name: string,
): { script: string; styles: string[] } {
  const chunk = Object.values(readManifest(join(apps, app))).find((one) => one?.name === name);
  if (!chunk) throw new Error(`No script of the ${app} app is called ${name}`);
  const base = app === 'teacher' ? '/' : '/play/';
  return { script: base + chunk.file, styles: (chunk.css ?? []).map((file) => base + file) };
}
