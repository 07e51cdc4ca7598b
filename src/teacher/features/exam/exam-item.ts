import type { ApiReply } from '#contract/api.ts';

export type QuestionItem = ApiReply<'GET /exam/question_list'>['items'][number];
export type PaperItem = ApiReply<'GET /exam/paper_list'>['items'][number];
export type QuestionDetail = ApiReply<'GET /exam/question_detail'>;

/** A row of the list, of either tab. */
export type ExamItem = QuestionItem | PaperItem;

export const isQuestion = (item: ExamItem): item is QuestionItem => 'kind' in item;

/** `data-opener` of the menu button of a row. */
export const examMenuId = (id: number) => `exam-menu-${id}`;
