import type { KindModel } from '../../kind-form/kind-marking.ts';
import { readOpenText } from './open-text.ts';
import { schema } from './schema.ts';
import { summarizeOpen } from './summarize.ts';

export const open: KindModel<typeof schema> = {
  schema,
  marking: {
    /** Files wait for the teacher without it. */
    findShare: ({ files_only }, response) => (files_only || readOpenText(response) === '' ? 0 : null),
    readPieces: (_question, response) => {
      const text = readOpenText(response);
      return text === '' ? [] : [{ id: 'text', text, label: text.replace(/\s+/g, ' '), correct: null }];
    },
    findRowKey: () => null,
    fingerprint: () => [],
    summarize: summarizeOpen,
  },
};
