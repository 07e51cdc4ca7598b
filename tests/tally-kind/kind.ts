import type { Kind } from '#parts/quiz-questions/kind-form/kind.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import type { schema } from './schema.ts';

export type TallyKey = { sum: string };

export const tally: Kind<typeof schema, TallyKey> = {
  markedBy: 'machine',
  none: { fields: {}, public: {}, key: { sum: '' } },
  begin: (question) => ({ tally: question.tally ?? { sum: '', parts: [{ id: createId() }] } }),
  renewIds: (question) =>
    question.tally ? { tally: { ...question.tally, parts: [{ id: createId() }] } } : {},
  withKeyOf: (_question, keyed) => ({ tally: keyed.tally }),
  complete: () => ({}),
  findIssues: (question) =>
    question.tally?.sum ? [] : [{ path: ['tally', 'sum'], message: 'sum_required' }],
  messages: { sum_required: { en: 'Enter the sum', 'zh-hk': '請輸入總數', 'zh-cn': '请输入总数' } },
  missingValueMessages: ['sum_required'],
  toPublic: () => ({ tally: { unit: 'beans' } }),
  toKey: (question) => ({ sum: question.tally?.sum ?? '' }),
  report: {
    listParts: (question) => [{ id: 'sum', accepted: [question.tally?.sum ?? ''] }],
    listRows: () => [],
  },
};
