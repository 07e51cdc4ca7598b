import { buildIfStale, serverTarget } from '../../../scripts/build.ts';

/** Builds the server that tests start as a separate process. */
export default async function setup(): Promise<void> {
  await buildIfStale(serverTarget);
}
