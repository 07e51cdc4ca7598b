import type { ApiReply } from '#contract/api.ts';

export type Attempt = ApiReply<'GET /play/attempt'>;
export type ServerAnswer = Attempt['answers'][number];
/** The reply when a student opens a question with a time limit of its own. */
export type OpenedQuestion = ApiReply<'POST /play/show_question'>;
/** Changes of the attempt by others: by its teacher, or by the server when time is over. */
export type AttemptNews = ApiReply<'GET /play/live'>;
