import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { IllustrationProps } from './illustration.tsx';

/**
 * The pictures of what went wrong. They come after the page, because few visits need one; the words beside them say
 * everything.
 */

export const OfflinePicture = createLateComponent<IllustrationProps>(
  async () => (await import('./offline.tsx')).Offline,
);
export const NotFoundPicture = createLateComponent<IllustrationProps>(
  async () => (await import('./not-found.tsx')).NotFound,
);
export const ErrorPicture = createLateComponent<IllustrationProps>(
  async () => (await import('./error.tsx')).ErrorSpill,
);

/** Loads them while there is network. */
export const loadProblemPictures = (): Promise<unknown> =>
  Promise.all([OfflinePicture.load(), NotFoundPicture.load(), ErrorPicture.load()]);
