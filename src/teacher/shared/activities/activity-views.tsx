import { useQuery } from '@tanstack/react-query';
import { findActivityViews } from '#activities/views.ts';
import type { ClassProps, GalleryProps, ReportProps, ResponseProps } from '#form/activity-views.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** A type's views of reports and responses, loaded when first shown. */

function useLoadedView<T>(key: readonly string[], load: (() => Promise<T>) | undefined) {
  return useQuery({
    queryKey: ['activity view', ...key],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await load?.()) ?? null,
  });
}

export function ReportView({ type, ...props }: ReportProps & { type: string }) {
  const viewQuery = useLoadedView([type, 'report'], findActivityViews(type)?.loadReport);
  if (viewQuery.isError)
    return <LoadError error={viewQuery.error} onRetry={() => void viewQuery.refetch()} />;
  const View = viewQuery.data;
  return View ? <View {...props} /> : <Skeleton lines={4} />;
}

export function ResponseView({ type, ...props }: ResponseProps & { type: string }) {
  const viewQuery = useLoadedView([type, 'response'], findActivityViews(type)?.loadResponse);
  if (viewQuery.isError)
    return <LoadError error={viewQuery.error} onRetry={() => void viewQuery.refetch()} />;
  const View = viewQuery.data;
  return View ? <View {...props} /> : <Skeleton lines={2} />;
}

export function GalleryView({ type, ...props }: GalleryProps & { type: string }) {
  const viewQuery = useLoadedView([type, 'gallery'], findActivityViews(type)?.loadGallery);
  if (viewQuery.isError)
    return <LoadError error={viewQuery.error} onRetry={() => void viewQuery.refetch()} />;
  const View = viewQuery.data;
  return View ? <View {...props} /> : <Skeleton lines={8} />;
}

export function ClassView({ type, ...props }: ClassProps & { type: string }) {
  const viewQuery = useLoadedView([type, 'class'], findActivityViews(type)?.loadClass);
  if (viewQuery.isError)
    return <LoadError error={viewQuery.error} onRetry={() => void viewQuery.refetch()} />;
  const View = viewQuery.data;
  return View ? <View {...props} /> : <Skeleton lines={8} />;
}
