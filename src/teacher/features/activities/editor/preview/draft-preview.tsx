import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Draft } from '#teacher/features/activities/draft/activity-draft.ts';
import { call } from '#ui/api/call.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** `content` is in the format that the type's player takes. */
export type RenderPreview = (activity: { type: string } & Draft) => ReactNode;

type DraftPreviewProps = { type: string; renderPreview: RenderPreview } & Draft;

/** The current draft as students see it, with the server's conversions of its media. */
export function DraftPreview({ type, form, content, renderPreview }: DraftPreviewProps) {
  const previewQuery = useQuery({
    queryKey: ['draft preview', type, content],
    // Read again for each preview, because a conversion may have finished since the last one.
    gcTime: 0,
    queryFn: () => call('POST /diy/preview', { type, content }, { quiet: true }),
  });
  if (previewQuery.isError)
    return <LoadError error={previewQuery.error} onRetry={() => void previewQuery.refetch()} />;
  if (!previewQuery.data) return <Skeleton lines={6} height="3rem" />;
  return renderPreview({ type, form, content: previewQuery.data.content });
}
