import type { ActivityModel } from '#form/activity-type.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import { changeSettings } from '#server/features/audit/change-settings.service.ts';
import type { ActorContext } from '#server/http/context.ts';

/** Reads and saves the words that a school wants checked, and adds them to contents whose types check words. */

const parseWords = (stored: string): string[] => JSON.parse(stored) as string[];

export async function readCheckedWords(db: Db): Promise<string[]> {
  return parseWords(await readSetting(db, 'checked_words'));
}

export async function saveCheckedWords(context: ActorContext, words: readonly string[]): Promise<void> {
  await changeSettings(context, 'setting.words', { checked_words: JSON.stringify([...new Set(words)]) });
}

type ContentWithModel = { model: Pick<ActivityModel, 'work'>; content: unknown };
type CachedContent = { storedWords: string; content: unknown };

/**
 * Caches each content with the school's words, by the content without them. The same object is used until the
 * words change, because types cache results by this object.
 */
const cacheByContent = new WeakMap<object, CachedContent>();

/** The content with the school's words, for types that check words; otherwise the content itself, without a query. */
export async function withSchoolWords(db: Db, { model, content }: ContentWithModel): Promise<unknown> {
  const { addCheckedWords } = model.work;
  if (!addCheckedWords || typeof content !== 'object' || content === null) return content;
  const storedWords = await readSetting(db, 'checked_words');
  const cached = cacheByContent.get(content);
  if (cached?.storedWords === storedWords) return cached.content;
  const newContent = addCheckedWords(content, parseWords(storedWords));
  cacheByContent.set(content, { storedWords, content: newContent });
  return newContent;
}
