import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Draft } from '#teacher/features/activities/draft/activity-draft.ts';
import { call } from '#ui/api/call.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** `content` as the type's player takes it. */
export type RenderPreview = (activity: { type: string } & Draft) => ReactNode;

type DraftPreviewProps = { type: string; renderPreview: RenderPreview } & Draft;

/** The draft as it is on the screen, with what the server has made of its media. */
export function DraftPreview({ type, form, content, renderPreview }: DraftPreviewProps) {
  const preview = useQuery({
    queryKey: ['draft preview', type, content],
    // Asked anew each time: what is being converted may be there by then.
    gcTime: 0,
    queryFn: () => call('POST /diy/preview', { type, content }, { quiet: true }),
  });
  if (preview.isError) return <LoadError error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <Skeleton lines={6} height="3rem" />;
  return renderPreview({ type, form, content: preview.data.content });
}
