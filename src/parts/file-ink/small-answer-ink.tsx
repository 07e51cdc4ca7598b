import type { StoredFile } from '#form/activity-type.ts';
import type { ViewContext } from '#form/activity-views.ts';
import { useWrittenFileIds } from './use-written-file-ids.ts';
import { WrittenFiles } from './written-files.tsx';

type SmallAnswerInkProps = { files: readonly StoredFile[]; context: ViewContext };

/**
 * For a line of a list of many answers: the pages on which a teacher wrote, and nothing without any. Only the documents among
 * these files are asked for their pages, which were drawn when they were written on.
 */
export function SmallAnswerInk({ files, context }: SmallAnswerInkProps) {
  const writtenIds = useWrittenFileIds(context.spaces);
  const writtenFiles = files.filter(({ id }) => writtenIds.has(id));
  return writtenFiles.length > 0 && <WrittenFiles files={writtenFiles} context={context} isSmall />;
}
