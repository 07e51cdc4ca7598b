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

/** Stands for the server: the one package that samples use, under whatever hash. */
export function serveSamplePackage(): Plugin {
  return {
    name: 'serve-sample-package',
    configureServer: ({ middlewares }) => {
      middlewares.use('/packages', (request, response, next) => {
        const path = join(source, basename(request.url ?? ''));
        if (!existsSync(path)) return next();
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
        // The page asks from no origin.
        response.setHeader('access-control-allow-origin', '*');
        return createReadStream(path).pipe(response);
      });
    },
  };
}
