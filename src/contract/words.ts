import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { bodyMaxBytes, checkedWordMaxLength, checkedWordsMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Words that the whole school checks: a post that contains one of them waits for a teacher. */

const wordList = z.array(z.string().trim().min(1).max(checkedWordMaxLength)).max(checkedWordsMax);

export const wordOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/checked_words',
    summary: 'Words that the whole school checks, in the order in which they were entered',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ words: z.array(z.string()) }),
  },
  save: {
    method: 'POST',
    path: '/admin/checked_words',
    summary: 'Replace the words that the whole school checks; repeated words are stored once',
    access: 'admin',
    logAs: 'settings_change',
    maxBytes: bodyMaxBytes.words,
    input: z.object({ words: wordList }),
    reply: f.emptyReply,
  },
});
