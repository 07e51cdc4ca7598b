import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

const requiredNodeMajor = 24;

function assertRuntime(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= requiredNodeMajor) return;
  throw new Error(
    `Node ${requiredNodeMajor} or newer is needed, this is ${process.version}. Start with \`npm start\`.`,
  );
}

/** Starts the server with the compiled modules of the last start. */
export async function main(): Promise<void> {
  assertRuntime();
  enableCompileCache(resolve(import.meta.dirname, '../../node_modules/.cache/compiled'));
  const { serve } = await import('#server/serve.ts');
  await serve();
}

if (import.meta.main) await main();
