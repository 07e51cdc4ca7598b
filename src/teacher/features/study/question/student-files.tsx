import { findActivityViews } from '#activities/views.ts';
import type { ApiReply } from '#contract/api.ts';
import { FileList } from '#parts/attachments/file-list.tsx';
import { hasPages } from '#parts/file-ink/file-pages.ts';
import { readPages } from '#teacher/shared/spaces/read-pages.ts';
import type { TaughtSpaces } from '#teacher/shared/spaces/taught-spaces.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { mediaUrl } from '#ui/media-url.ts';
import { createViewContext } from '#ui/view-context.ts';

const LateInk = createLateComponent(
  async () => (await import('#parts/file-ink/small-answer-ink.tsx')).SmallAnswerInk,
);

type StudentFilesProps = {
  type: string;
  student: Pick<ApiReply<'GET /study/question_detail'>['students'][number], 'attempt_id' | 'files'>;
  taughtSpaces: TaughtSpaces | undefined;
};

/** The files of one answer, with the pages on which a teacher wrote. */
export function StudentFiles({ type, student: { attempt_id, files }, taughtSpaces }: StudentFilesProps) {
  const isWrittenOn = findActivityViews(type)?.writesOnFiles === true && files.some(hasPages);
  const spaces = isWrittenOn && attempt_id !== null ? taughtSpaces?.sourceOf(attempt_id) : undefined;
  return (
    <>
      <FileList files={files} mediaUrl={mediaUrl} isSmall />
      {spaces && <LateInk files={files} context={createViewContext({ spaces, readPages })} />}
    </>
  );
}
