import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../dist/server');

/** The server's programs as `npm start` runs them. Whoever runs tests builds them first. */
export const builtServer = {
  main: join(folder, 'main.js'),
  fillDemo: join(folder, 'fill-demo-process.js'),
};
