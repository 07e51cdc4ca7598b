// Loads the modules of `npm start` without starting anything. With NODE_COMPILE_CACHE set, Node stores the compiled
// code.
export const loadedModules = await Promise.all([
  import('./build.ts'),
  import('#server/main.ts'),
  import('#server/serve.ts'),
]);
