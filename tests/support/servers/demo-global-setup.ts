import { removeDemoFolder } from './demo-folder.ts';

/** Removes the demo school that tests of a run have shared, if one was filled. */
export default function setup(): () => Promise<void> {
  return removeDemoFolder;
}
