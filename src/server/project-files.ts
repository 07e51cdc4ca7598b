import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Finds files of this project, whether the calling code is a source or was bundled into `dist/server`. */

export const projectFolder = dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname);

/** Entry files of the programs that the server consists of. Each is bundled under its key here. */
export const serverEntryFiles = {
  main: 'src/server/main.ts',
  'fill-demo-process': 'src/demo/fill-demo-process.ts',
  'backup-process': 'src/server/features/backup/backup-process.ts',
  'reading-process': 'src/server/features/import/reading/reading-process.ts',
  'cut-panorama': 'src/server/media/panoramas/cut-panorama.ts',
  'render-pages': 'src/server/media/documents/render-pages.ts',
} as const;

/** Path of the bundled program if this code is bundled itself, otherwise of its source. */
export function findServerEntryFile(name: keyof typeof serverEntryFiles): string {
  const isSource = import.meta.filename.endsWith('.ts');
  return isSource ? join(projectFolder, serverEntryFiles[name]) : join(import.meta.dirname, `${name}.js`);
}
