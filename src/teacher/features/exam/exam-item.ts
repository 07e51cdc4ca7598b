import type { ApiReply } from '#contract/api.ts';
import type { BankQuestion } from '#parts/exam-content/bank-question.ts';

export type QuestionItem = ApiReply<'GET /exam/question_list'>['items'][number];
export type PaperItem = ApiReply<'GET /exam/paper_list'>['items'][number];
export type PaperDetail = ApiReply<'GET /exam/paper_detail'>;
export type QuestionDetail = ApiReply<'GET /exam/question_detail'>;

/** A row of the list, of either tab. */
export type ExamItem = QuestionItem | PaperItem;

export const isQuestion = (item: ExamItem): item is QuestionItem => 'kind' in item;

export type Attachment = BankQuestion['attachments'][number];

/** The search parameters of the page that edits it. */
export const editSearch = (item: ExamItem) =>
  isQuestion(item) ? { id: item.id } : ({ kind: 'paper', id: item.id } as const);

/** `data-opener` of the menu button of a row. */
export const examMenuId = (id: number) => `exam-menu-${id}`;
