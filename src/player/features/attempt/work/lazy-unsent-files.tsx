import type { SessionState } from '#player/features/attempt/session/session.ts';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { useLoaded } from '#ui/browser/use-loaded.ts';

/** Few attempts have files. The code is loaded with the page of one that has, before the network may fail. */
const UnsentFiles = createLazyComponent(async () => (await import('./unsent-files.tsx')).UnsentFiles);

export const loadUnsentFiles = UnsentFiles.load;

type FileCounts = Pick<SessionState, 'waitingFileCount' | 'refusedFileCount'>;

export const hasUnsentFiles = ({ waitingFileCount, refusedFileCount }: FileCounts): boolean =>
  waitingFileCount + refusedFileCount > 0;

export function LazyUnsentFiles(props: { state: FileCounts; onSubmitWithoutFiles: () => void }) {
  const isNeeded = hasUnsentFiles(props.state);
  const isLoaded = useLoaded(loadUnsentFiles, isNeeded);
  return isNeeded && isLoaded ? <UnsentFiles {...props} /> : null;
}
