import type { ApiReply } from '#contract/api.ts';

export type Attempt = ApiReply<'GET /play/attempt'>;
export type ServerAnswer = Attempt['answers'][number];
/** A question as it was opened. */
export type OpenedQuestion = ApiReply<'POST /play/show_question'>;
/** What others did to the attempt: its teacher, or the server when time is over. */
export type AttemptNews = ApiReply<'GET /play/live'>;
