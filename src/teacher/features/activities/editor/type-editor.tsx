import { useQuery } from '@tanstack/react-query';
import type { EditorProps } from '#activities/activity-views.ts';
import { useActivityTypes } from '#teacher/shared/activities/use-activity-types.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { uploadFile } from '#ui/upload/upload-file.ts';
import { editorQuery } from './type-editor-query.ts';

type TypeEditorProps = Omit<EditorProps, 'uploadFile' | 'uploads'> & { type: string };

/** The editor of one type, loaded when it is needed. */
export function TypeEditor({ type, ...props }: TypeEditorProps) {
  const editor = useQuery(editorQuery(type));
  const types = useActivityTypes();
  if (editor.isError) return <LoadError error={editor.error} onRetry={() => void editor.refetch()} />;
  if (!editor.data) return <Skeleton lines={6} height="3.5rem" />;
  const Editor = editor.data;
  const uploads = types.find((one) => one.type === type)?.uploads ?? [];
  return <Editor {...props} uploadFile={uploadFile} uploads={uploads} />;
}
