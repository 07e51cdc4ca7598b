import type { ApiReply } from '#contract/api.ts';
import {
  readConvertedFile,
  requireHandedInFile,
} from '#server/features/file-pages/converted-file.service.ts';
import { fileVideoJob } from '#server/features/file-pages/file-video-jobs.ts';
import { describeFile } from '#server/features/files/files.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { uploadRules } from '#server/storage/upload-rules.ts';

/** Videos that students handed in, converted. */

/** The converted video, or what becomes of it; `starts` asks for one that is missing. */
export async function readTaughtVideo(
  context: SignedInContext,
  { id, starts }: { id: number; starts: boolean },
): Promise<ApiReply<'POST /study/file_video'>> {
  const fileId = await requireHandedInFile(context, id, uploadRules.video.extensions);
  const conversion = { job: fileVideoJob, mayMakeNothing: true };
  const { rows, ...converted } = await readConvertedFile(context, conversion, { id: fileId, starts });
  const [made] = rows;
  return { ...converted, url: made ? describeFile(made, made.name, 'teacher').url : null };
}
