import { createReadStream, existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../../scripts/sample-media/seesaw');

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Replaces the server: serves the package of the samples under any hash. */
export function serveSamplePackage(): Plugin {
  return {
    name: 'serve-sample-package',
    configureServer: ({ middlewares }) => {
      middlewares.use('/packages', (request, response, next) => {
        const path = join(source, basename(request.url ?? ''));
        if (!existsSync(path)) return next();
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
        // A sandboxed page has no origin, so any must be allowed.
        response.setHeader('access-control-allow-origin', '*');
        return createReadStream(path).pipe(response);
      });
    },
  };
}
