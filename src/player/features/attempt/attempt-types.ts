import type { ApiReply } from '#contract/api.ts';

export type Attempt = ApiReply<'GET /play/attempt'>;
export type ServerAnswer = Attempt['answers'][number];
