import type { ApiReply } from '#contract/api.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';

/** Replies about Course Resources for browser tests. */

type QuestionItem = ApiReply<'GET /exam/question_list'>['items'][number];
type PaperItem = ApiReply<'GET /exam/paper_list'>['items'][number];

const facts = {
  subject_id: 1,
  subject_name: 'Maths',
  subject_colour: 'harbour',
  grade: 4,
  year: 2025,
  difficulty: 'easy',
  tags: ['分數'],
  visibility: 'own',
  owner_id: 1,
  owner_name: 'Ms Chan',
  is_own: true,
  can_change: true,
  version_number: 1,
  points: 1,
  attachment_count: 0,
  created_at: 0,
  changed_at: 0,
} as const;

export function questionItem(id: number, title: string, change: Partial<QuestionItem> = {}): QuestionItem {
  return {
    ...facts,
    tags: [...facts.tags],
    id,
    title,
    version_id: id * 10,
    kind: 'single',
    is_draft: false,
    has_passage: false,
    has_picture: false,
    has_sound: false,
    ...change,
  };
}

export function paperItem(id: number, title: string, change: Partial<PaperItem> = {}): PaperItem {
  return { ...facts, tags: [...facts.tags], id, title, version_id: id * 10, question_count: 2, ...change };
}

/** A finished question with one choice, as the bank has it. */
export function bankQuestion(text: string) {
  const question = createQuestion('single');
  const answers = question.answers.map((answer, index) => ({
    ...answer,
    text: `Answer ${index + 1}`,
    correct: index === 0,
  }));
  return { question: { ...question, body: { ...question.body, text }, answers }, attachments: [] };
}

export function questionDetail(
  id: number,
  title: string,
  change: Partial<ApiReply<'GET /exam/question_detail'>> = {},
): ApiReply<'GET /exam/question_detail'> {
  return {
    ...questionItem(id, title),
    content: bankQuestion(title),
    issues: [],
    versions: [{ id: id * 10, number: 1, created_at: 0, author_name: 'Ms Chan' }],
    copied_from_id: null,
    papers: [],
    ...change,
  };
}

export function questionResult(
  id: number,
  change: Partial<ApiReply<'GET /exam/question_result_detail'>> = {},
): ApiReply<'GET /exam/question_result_detail'> {
  return {
    id,
    answers: 0,
    facility: null,
    sign: null,
    mean: { facility: null, discrimination: null, efficiency: null },
    strong: { answers: 0, facility: null },
    quizzes: [],
    other_quizzes: 0,
    newest_answers: 0,
    wrong: [],
    ...change,
  };
}

export const page = <Item>(items: Item[]) => ({
  data: { items, total: items.length, total_is_bound: false, has_more: false },
});

/** Answers that every page of Course Resources asks for. */
export const commonReplies = {
  'GET /common/subject_list': () => ({
    data: { subject_list: [{ id: 1, name: 'Maths', colour: 'harbour' }] },
  }),
  'GET /exam/question_results': () => ({ data: { items: [] } }),
  'GET /exam/question_result_detail': ({ id }: Record<string, unknown>) => ({
    data: questionResult(Number(id)),
  }),
  'GET /exam/tag_list': () => ({ data: { tag_list: [{ name: '分數', count: 3, count_is_bound: false }] } }),
} as const;
