import { type ComponentType, lazy, Suspense } from 'react';
import type { ReportProps, ResponseProps } from '#activities/activity-type.ts';
import { findActivityViews } from '#activities/views.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** A type's own views of reports and responses, loaded when first shown. */

type AnyView<P> = ComponentType<P>;

const reports = new Map<string, AnyView<ReportProps>>();
const responses = new Map<string, AnyView<ResponseProps>>();

function once<P extends object>(
  cache: Map<string, AnyView<P>>,
  type: string,
  load: (() => Promise<unknown>) | undefined,
): AnyView<P> | undefined {
  if (!load) return undefined;
  const known = cache.get(type);
  if (known) return known;
  // The server gives a view only content of its own type.
  const view = lazy(async () => ({ default: (await load()) as AnyView<P> }));
  cache.set(type, view);
  return view;
}

export function ReportView({ type, ...props }: ReportProps & { type: string }) {
  const View = once(reports, type, findActivityViews(type)?.loadReport);
  return <Suspense fallback={<Skeleton lines={4} />}>{View && <View {...props} />}</Suspense>;
}

export function ResponseView({ type, ...props }: ResponseProps & { type: string }) {
  const View = once(responses, type, findActivityViews(type)?.loadResponse);
  return <Suspense fallback={<Skeleton lines={2} />}>{View && <View {...props} />}</Suspense>;
}
