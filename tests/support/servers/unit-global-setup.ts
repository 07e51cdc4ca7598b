import { buildIfStale, serverTarget } from '../../../scripts/build.ts';
import { removeDemoFolder } from './demo-folder.ts';

/**
 * Builds the server that tests start as a separate process. Ends with the removal of the demo school that they have
 * shared, if one was filled.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await buildIfStale(serverTarget);
  return removeDemoFolder;
}
