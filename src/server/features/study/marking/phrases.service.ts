import type { Api, ApiReply } from '#contract/api.ts';
import { phrasesMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import * as phrases from '#server/features/study/marking/phrases.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Lists, saves and deletes a teacher's own phrases for comments on answers. */

async function requireOwnPhrase(context: SignedInContext, id: number): Promise<void> {
  const { user_id } = requireFound(await phrases.findPhrase(context.db, id));
  await authorize(context, 'phrase.change', { owner_id: user_id });
}

export async function listPhrases({ db, actor }: SignedInContext): Promise<ApiReply<'GET /study/phrases'>> {
  const rows = await phrases.listPhrases(db, actor.id);
  return { phrases: rows.map(({ id, text }) => ({ id, text })) };
}

/**
 * Changes or adds a phrase. If the teacher already has the text to add, returns that phrase. Refuses too many
 * phrases.
 */
export async function savePhrase(
  context: SignedInContext,
  { id, text }: ParsedInputOf<Api['POST /study/phrase_save']>,
): Promise<ApiReply<'POST /study/phrase_save'>> {
  const { db, actor } = context;
  if (id !== undefined) {
    await requireOwnPhrase(context, id);
    await phrases.updatePhrase(db, id, text);
    return { id, text };
  }
  const ownPhrases = await phrases.listPhrases(db, actor.id);
  const samePhrase = ownPhrases.find((phrase) => phrase.text === text);
  if (samePhrase) return { id: samePhrase.id, text };
  if (ownPhrases.length >= phrasesMax) throw new AppError('too_many_phrases', { max: phrasesMax });
  return { id: await phrases.insertPhrase(db, actor.id, text), text };
}

export async function deletePhrase(
  context: SignedInContext,
  { id }: ParsedInputOf<Api['POST /study/phrase_delete']>,
): Promise<ApiReply<'POST /study/phrase_delete'>> {
  await requireOwnPhrase(context, id);
  await phrases.deletePhrase(context.db, id);
  return {};
}
