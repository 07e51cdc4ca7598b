// Loads the modules of `npm start` without starting anything; with NODE_COMPILE_CACHE set, Node keeps what it compiles.
const modules = await Promise.all([import('./build.ts'), import('#server/main.ts'), import('#server/serve.ts')]);

export const count = modules.length;
