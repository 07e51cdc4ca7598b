import { queryOptions, useQuery } from '@tanstack/react-query';
import { findActivityViews } from '#activities/views.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { useActivityTypes } from '#teacher/shared/activities/use-activity-types.ts';
import { useCall } from '#ui/api/hooks.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { uploadFile } from '#ui/upload/upload-file.ts';

/** Loads the editor of a type; null if the type has none. */
export function typeEditorQuery(type: string) {
  return queryOptions({
    queryKey: ['activity editor', type],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await findActivityViews(type)?.loadEditor()) ?? null,
  });
}

type TypeEditorProps = Omit<EditorProps, 'uploadFile' | 'uploads' | 'dimensions'> & { type: string };

/** The editor of one type, loaded when it is first shown. */
export function TypeEditor({ type, ...props }: TypeEditorProps) {
  const editorQuery = useQuery(typeEditorQuery(type));
  const types = useActivityTypes();
  const dimensions = useCall(
    'GET /teacher/dimension_list',
    {},
    { enabled: findActivityViews(type)?.labelsQuestions === true },
  );
  if (editorQuery.isError)
    return <LoadError error={editorQuery.error} onRetry={() => void editorQuery.refetch()} />;
  if (!editorQuery.data) return <Skeleton lines={6} height="3.5rem" />;
  const Editor = editorQuery.data;
  const uploads = types.find((activityType) => activityType.type === type)?.uploads ?? [];
  return <Editor {...props} uploadFile={uploadFile} uploads={uploads} dimensions={dimensions.data?.items} />;
}
