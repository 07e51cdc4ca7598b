import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** Shown while a page's code is loading. */
export function PageLoading() {
  return <Skeleton lines={6} height="2.5rem" />;
}
