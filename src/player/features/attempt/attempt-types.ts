import type { ApiReply } from '#contract/api.ts';

export type Attempt = ApiReply<'GET /play/attempt'>;
export type ServerAnswer = Attempt['answers'][number];
/** What others did to the attempt: its teacher, or the server when time is over. */
export type AttemptNews = ApiReply<'GET /play/live'>;
