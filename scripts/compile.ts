// Loads the modules of `npm start` without starting anything; with NODE_COMPILE_CACHE set, Node keeps what it compiles.
export const loaded = await Promise.all([
  import('./build.ts'),
  import('#server/main.ts'),
  import('#server/serve.ts'),
]);
