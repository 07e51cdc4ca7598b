import { call } from '#ui/api/call.ts';
import type { Sender } from '#ui/unsent/unsent-kinds.ts';
import type { PaperMark } from './paper-marks.ts';

/** Sends marks of work on paper. Sending one twice does no harm. */
export const paperMarkSender: Sender<PaperMark> = {
  send: async (entries) => {
    await call('POST /study/paper_marks_save', { marks: entries.map(({ body }) => body) }, { quiet: true });
    return entries.map(() => ({ isSent: true as const }));
  },
  toText: ({ title, body: { score, is_excused } }) => [title, is_excused ? 'x' : (score ?? '–')].join('\n'),
};
