import { wordOperations } from '#contract/words.ts';
import { readCheckedWords, saveCheckedWords } from '#server/features/words/words.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const wordRoutes = bindHandlers(wordOperations, {
  list: async ({ db }) => ({ words: await readCheckedWords(db) }),
  save: async (context, { words }) => {
    await saveCheckedWords(context, words);
    return {};
  },
});
