import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { paperShelf, readBankPaper } from '#server/features/exam/papers/paper-shelf.ts';
import { describePaperQuestions } from '#server/features/exam/papers/picked-questions.ts';
import { requireThing, requireVersion } from '#server/features/exam/shelf/require-thing.ts';
import {
  describeVersion,
  findSeenOrigin,
  listItems,
  listVersionItems,
} from '#server/features/exam/shelf/shelf-items.ts';
import { findShelfPage } from '#server/features/exam/shelf/shelf-list.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Lists and reads papers of the bank. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type PaperItem = ApiReply<'GET /exam/paper_list'>['items'][number];

async function listPaperItems(context: SignedInContext, ids: readonly number[]): Promise<PaperItem[]> {
  // The rows of papers have this column, which those of questions lack.
  return (await listItems(context, paperShelf, ids)) as unknown as PaperItem[];
}

export async function listPapers(
  context: SignedInContext,
  input: InputOf<'GET /exam/paper_list'>,
): Promise<ApiReply<'GET /exam/paper_list'>> {
  const { ids, ...page } = await findShelfPage(context, paperShelf, input);
  return { ...page, items: await listPaperItems(context, ids) };
}

export async function readPaper(
  context: SignedInContext,
  { id }: InputOf<'GET /exam/paper_detail'>,
): Promise<ApiReply<'GET /exam/paper_detail'>> {
  const thing = await requireThing(context, paperShelf, id, 'see');
  const version = await requireVersion(context, paperShelf, id, thing.number);
  const content = readBankPaper(version.content);
  const [item] = await listPaperItems(context, [id]);
  return {
    ...requireFound(item),
    content,
    questions: await describePaperQuestions(context, thing, content),
    versions: await listVersionItems(context, paperShelf, id),
    copied_from_id: await findSeenOrigin(context, paperShelf, thing),
  };
}

export async function readPaperVersion(
  context: SignedInContext,
  { id, number }: InputOf<'GET /exam/paper_version'>,
): Promise<ApiReply<'GET /exam/paper_version'>> {
  const thing = await requireThing(context, paperShelf, id, 'see');
  const version = await requireVersion(context, paperShelf, id, number);
  const content = readBankPaper(version.content);
  const questions = await describePaperQuestions(context, thing, content);
  return { ...describeVersion(version, context.lang), content, questions };
}
