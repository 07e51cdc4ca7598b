import type { StoredFile } from '#form/activity-type.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { hasPages } from './file-pages.ts';
import { useFileViewContext } from './use-file-view-context.ts';

const LateWrittenFiles = createLateComponent(async () => (await import('./written-files.tsx')).WrittenFiles);

/** Below the files of an answer: what teachers wrote on them. Its code loads where there are such files and it may be seen. */
export function AnswerInk({ files }: { files: readonly StoredFile[] }) {
  const context = useFileViewContext();
  const isTeacher = context?.spaces?.me.role === 'teacher';
  if (!context?.spaces || !(isTeacher || context.showsFeedback) || !files.some(hasPages)) return null;
  return <LateWrittenFiles files={files} context={context} />;
}
