// `npm start`. This one file is JavaScript: Node then finds the compiled form of all others before it loads, for some
// 10 MB, what turns TypeScript into it.
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

enableCompileCache(resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('./start.ts');
