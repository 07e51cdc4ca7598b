import type { ApiInput, ApiKey } from '#contract/api.ts';
import { rareFacts, searchWords } from './data/resources.ts';
import { benchToken } from './data/school.ts';

/** The calls that have budgets, made by the first teacher; `body` makes a new body for each POST request. */
export type BenchCall = {
  name: string;
  key: ApiKey;
  token: string;
  input: Record<string, unknown>;
  /** Time in the large school ÷ time in the small one. */
  growthMax: number;
  /** Called so often that its requests per second have a budget too. */
  isHot: boolean;
  body?: (count: number) => Record<string, unknown>;
};

function createRead<K extends ApiKey>(name: string, key: K, input: ApiInput<K>): BenchCall {
  return { name, key, token: benchToken.teacher, input, growthMax: 1.3, isHot: true };
}

function createRareRead<K extends ApiKey>(name: string, key: K, input: ApiInput<K>): BenchCall {
  return { ...createRead(name, key, input), isHot: false };
}

function createAdminRead<K extends ApiKey>(
  name: string,
  key: K,
  input: ApiInput<K>,
  growthMax = 1.3,
): BenchCall {
  return { ...createRareRead(name, key, input), token: benchToken.admin, growthMax };
}

function createLibraryRead(name: string, filter: object): BenchCall {
  return createRead(`library, ${name}`, 'GET /resource/index', { filter: JSON.stringify(filter) });
}

function createLibrarySearch(name: string, keyword: string, filter: object = {}): BenchCall {
  const input = { keyword, filter: JSON.stringify(filter) };
  return { ...createRead(`search, ${name}`, 'GET /resource/index', input), growthMax: 3 };
}

export function listCalls(attemptId: number): BenchCall[] {
  const createSaveBody = (count: number): ApiInput<'POST /play/save'> => ({
    attempt_id: attemptId,
    answers: [
      { question_id: `q${1 + (count % 10)}`, response: { option: `o${1 + (count % 4)}` }, seq: count },
    ],
  });
  return [
    createRead('user/info', 'GET /user/info', {}),
    createRead('teacher/index', 'GET /teacher/index', {}),
    createRead('unit_list', 'GET /teacher/unit_list', { calendar_id: 1, class_id: 1 }),
    createRead('course_list', 'GET /teacher/course_list', { unit_id: 1 }),
    createRead('diy list', 'GET /diy/list', {}),
    createRareRead('group set', 'GET /group/set_detail', { id: 1 }),
    createRareRead('study list', 'GET /study/list', { calendar_id: 1, class_id: 1 }),
    createRareRead('study list, totals', 'GET /study/list_totals', { calendar_id: 1, class_id: 1 }),
    createRareRead('mark book', 'GET /study/mark_book', { class_id: 1, subject_id: 1 }),
    createRareRead('comparison', 'GET /study/comparison', { courseware_id: 1 }),
    createRareRead('item analysis', 'GET /study/item_analysis', { courseware_id: 1 }),
    { ...createRareRead('progress of a student', 'GET /play/progress', {}), token: benchToken.student(0) },
    createRead('needs of a teacher', 'GET /study/needs', {}),
    createRead('grid', 'GET /study/grid', { courseware_id: 1 }),
    createRead('question detail', 'GET /study/question_detail', { courseware_id: 1, question_id: 'q3' }),
    createRead('marking', 'GET /study/marking', { courseware_id: 1, question_id: 'q3' }),
    createAdminRead('people, a page', 'GET /admin/people', { user_group: 'student', limit: 50 }),
    createAdminRead('people, a search', 'GET /admin/people', { keyword: 'person 123', limit: 50 }, 3),
    createAdminRead('people, a class', 'GET /admin/class', { id: 1 }),
    createAdminRead('people, students of a class', 'GET /teacher/class_members', { class_id: 1 }),
    createLibraryRead('newest', {}),
    createRead('library, most liked', 'GET /resource/index', { sort: 'likes' }),
    createLibraryRead('a type', { type: 'ebook' }),
    createLibraryRead('a subject and a grade', { subject_id: 2, grade: 4 }),
    createLibraryRead('four filters', rareFacts),
    createLibrarySearch('a rare word', searchWords.rare),
    createLibrarySearch('a frequent word', searchWords.frequent),
    createLibrarySearch('two characters', searchWords.twoCharacters),
    createLibrarySearch('beginning of an English word', searchWords.prefix),
    createLibrarySearch('a frequent word in a subject and a grade', searchWords.frequent, {
      subject_id: 2,
      grade: 4,
    }),
    createLibrarySearch('two frequent words', searchWords.together),
    createLibrarySearch('two frequent words that are never together', searchWords.apart),
    {
      name: 'save an answer',
      key: 'POST /play/save',
      token: benchToken.student(0),
      input: createSaveBody(1),
      body: createSaveBody,
      growthMax: 1.3,
      isHot: true,
    },
  ];
}
