import type { ActivityModel } from '#activities/activity-type.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import { changeSettings } from '#server/features/audit/change-settings.service.ts';
import type { ActorContext } from '#server/http/context.ts';

/** The school's words to check, and adding them to the content of types that check words. */

const parseWords = (stored: string): string[] => JSON.parse(stored) as string[];

export async function readCheckedWords(db: Db): Promise<string[]> {
  return parseWords(await readSetting(db, 'checked_words'));
}

export async function saveCheckedWords(context: ActorContext, words: readonly string[]): Promise<void> {
  await changeSettings(context, 'setting.words', { checked_words: JSON.stringify([...new Set(words)]) });
}

type Content = { model: Pick<ActivityModel, 'work'>; content: unknown };
type WithWords = { stored: string; content: unknown };

/**
 * Contents with words, by the content without them. The object stays the same while the words do, because types cache
 * what they derive from it.
 */
const contentWithWords = new WeakMap<object, WithWords>();

/** The content with the school's words, for types that check words; otherwise the content itself, without a query. */
export async function withSchoolWords(db: Db, { model, content }: Content): Promise<unknown> {
  const { addCheckedWords } = model.work;
  if (!addCheckedWords || typeof content !== 'object' || content === null) return content;
  const storedWords = await readSetting(db, 'checked_words');
  const known = contentWithWords.get(content);
  if (known?.stored === storedWords) return known.content;
  const contentWithAdded = addCheckedWords(content, parseWords(storedWords));
  contentWithWords.set(content, { stored: storedWords, content: contentWithAdded });
  return contentWithAdded;
}
