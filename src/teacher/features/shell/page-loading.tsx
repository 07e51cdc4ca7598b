import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** In the place of a page whose code is on its way. */
export function PageLoading() {
  return <Skeleton lines={6} height="2.5rem" />;
}
