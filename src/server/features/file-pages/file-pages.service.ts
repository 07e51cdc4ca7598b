import type { ApiReply } from '#contract/api.ts';
import type { Row } from '#server/database/schema.ts';
import {
  readConvertedFile,
  requireHandedInFile,
} from '#server/features/file-pages/converted-file.service.ts';
import { filePagesJob } from '#server/features/file-pages/file-page-jobs.ts';
import * as filePages from '#server/features/file-pages/file-pages.repository.ts';
import { describeFile } from '#server/features/files/files.service.ts';
import type { ActorContext, SignedInContext } from '#server/http/context.ts';

/** The pages of documents that students handed in. */

type TaughtPages = ApiReply<'POST /study/file_pages'>;

const documentExtensions: readonly string[] = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx'];

function describePages(rows: readonly Row<'file'>[], app: 'player' | 'teacher'): TaughtPages['pages'] {
  return rows.map((row) => {
    const { url, width = 0, height = 0 } = describeFile(row, row.name, app);
    return { url, width, height };
  });
}

/** The pages, or what becomes of them; `starts` asks for pages that are missing. */
export async function readTaughtPages(
  context: SignedInContext,
  { id, starts }: { id: number; starts: boolean },
): Promise<TaughtPages> {
  const fileId = await requireHandedInFile(context, id, documentExtensions);
  const conversion = { job: filePagesJob, mayMakeNothing: false };
  const { rows, ...converted } = await readConvertedFile(context, conversion, { id: fileId, starts });
  return { ...converted, pages: describePages(rows, 'teacher') };
}

export async function readOwnPages(
  context: ActorContext,
  input: { id: number },
): Promise<ApiReply<'GET /play/file_pages'>> {
  const id = await requireHandedInFile(context, input.id, documentExtensions);
  return { pages: describePages(await filePages.listPages(context.db, id), 'player') };
}
