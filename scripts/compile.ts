// Loads the server's modules without starting it; with NODE_COMPILE_CACHE set, Node keeps what it compiles.
await Promise.all([import('./build.ts'), import('#server/main.ts'), import('#server/serve.ts')]);

export {};
