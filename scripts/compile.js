// Loads the modules named by its arguments and ends: with NODE_COMPILE_CACHE set, Node stores their compiled code.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

for (const path of process.argv.slice(2))
  await import(pathToFileURL(resolve(import.meta.dirname, path)).href);
