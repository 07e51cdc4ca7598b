import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { BankPaper, PaperItem } from '#parts/exam-content/bank-paper.ts';
import type { Tx } from '#server/database/database.ts';
import { paperShelf } from '#server/features/exam/papers/paper-shelf.ts';
import type { PickedVersion } from '#server/features/exam/papers/papers.repository.ts';
import { createPaper, readNewestPaper } from '#server/features/exam/papers/papers.service.ts';
import { readShownVersions } from '#server/features/exam/papers/picked-questions.ts';
import { readBankQuestion } from '#server/features/exam/questions/question-shelf.ts';
import * as store from '#server/features/exam/questions/store-question.ts';
import type { Facts } from '#server/features/exam/shelf/facts.ts';
import { requireThing } from '#server/features/exam/shelf/require-thing.ts';
import { readTagNames } from '#server/features/exam/shelf/shelf-items.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { readViewer, sees, type Viewer } from '#server/policy/bank-viewer.ts';

/** Copies papers. */

type Versions = ReadonlyMap<number, PickedVersion>;

/** An own copy of a question that the person sees only in this paper. */
async function copyQuestion(
  { app, actor }: SignedInContext,
  tx: Tx,
  version: PickedVersion,
  facts: Facts,
): Promise<Pick<PaperItem, 'question_id' | 'version_id'>> {
  const question = {
    content: readBankQuestion(version.content),
    facts,
    copiedFromId: version.question_id,
  };
  const added = await store.addQuestion(tx, question, { userId: actor.id, now: app.now() });
  if (!added) throw new Error('A question without a key is always new');
  await store.indexQuestions(app, tx, [added.id]);
  return { question_id: added.id, version_id: added.version_id };
}

async function copyItems(
  context: SignedInContext,
  tx: Tx,
  items: readonly PaperItem[],
  { viewer, versions, facts }: { viewer: Viewer; versions: Versions; facts: Facts },
): Promise<PaperItem[]> {
  const copies: PaperItem[] = [];
  for (const item of items) {
    const version = versions.get(item.version_id);
    if (!version) continue;
    const isSeen = sees(viewer, version);
    copies.push(isSeen ? item : { ...item, ...(await copyQuestion(context, tx, version, facts)) });
  }
  return copies;
}

/**
 * Copies the newest version of a paper; the copy is for its owner's eyes until it is shared. It uses the same questions,
 * and copies of those that its owner sees only in the original.
 */
export async function copyPaper(
  context: SignedInContext,
  { id, key }: ParsedInputOf<Api['POST /exam/paper_copy']>,
): Promise<ApiReply<'POST /exam/paper_copy'>> {
  const thing = await requireThing(context, paperShelf, id, 'see');
  const { title, subject_id, grade, year, difficulty } = thing;
  const tags = await readTagNames(context, paperShelf, id);
  const facts: Facts = { subject_id, grade, year: year || null, difficulty, tags, visibility: 'own' };
  const original = await readNewestPaper(context, thing);
  const versions = await readShownVersions(context, thing, original);
  const viewer = await readViewer(context);
  return createPaper(context, key, async (tx) => {
    const sections: BankPaper['sections'] = [];
    for (const section of original.sections) {
      const items = await copyItems(context, tx, section.items, { viewer, versions, facts });
      sections.push({ ...section, items });
    }
    return { key, title, facts, content: { ...original, sections }, copiedFromId: id };
  });
}
