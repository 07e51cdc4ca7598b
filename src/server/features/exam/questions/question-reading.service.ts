import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { listIssues } from '#server/features/exam/questions/question-content.ts';
import { questionShelf, readBankQuestion } from '#server/features/exam/questions/question-shelf.ts';
import { listUsingPapers } from '#server/features/exam/questions/questions.repository.ts';
import { requireThing, requireVersion } from '#server/features/exam/shelf/require-thing.ts';
import {
  describeVersion,
  findSeenOrigin,
  listItems,
  listVersionItems,
} from '#server/features/exam/shelf/shelf-items.ts';
import { findShelfPage } from '#server/features/exam/shelf/shelf-list.ts';
import { readContents } from '#server/features/exam/shelf/things.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { readViewer, sees } from '#server/policy/bank-viewer.ts';

/** Lists and reads questions of the bank. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

export async function listQuestions(
  context: SignedInContext,
  input: InputOf<'GET /exam/question_list'>,
): Promise<ApiReply<'GET /exam/question_list'>> {
  const { ids, ...page } = await findShelfPage(context, questionShelf, input);
  return { ...page, items: await listItems(context, questionShelf, ids) };
}

export async function readQuestion(
  context: SignedInContext,
  { id }: InputOf<'GET /exam/question_detail'>,
): Promise<ApiReply<'GET /exam/question_detail'>> {
  const { db, lang } = context;
  const thing = await requireThing(context, questionShelf, id, 'see');
  const [item] = await listItems(context, questionShelf, [id]);
  const stored = (await readContents(db, questionShelf, [thing.version_id])).get(thing.version_id);
  const content = readBankQuestion(requireFound(stored));
  const viewer = await readViewer(context);
  const papers = (await listUsingPapers(db, id)).filter((paper) => sees(viewer, paper));
  return {
    ...requireFound(item),
    content,
    issues: listIssues(content, lang),
    versions: await listVersionItems(context, questionShelf, id),
    copied_from_id: await findSeenOrigin(context, questionShelf, thing),
    papers,
  };
}

export async function readQuestionVersion(
  context: SignedInContext,
  { id, number }: InputOf<'GET /exam/question_version'>,
): Promise<ApiReply<'GET /exam/question_version'>> {
  await requireThing(context, questionShelf, id, 'see');
  const version = await requireVersion(context, questionShelf, id, number);
  return { ...describeVersion(version, context.lang), content: readBankQuestion(version.content) };
}
