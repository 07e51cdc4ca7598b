import type { ApiInput, ApiKey } from '#contract/api.ts';
import { rareFacts, words } from './data/resources.ts';
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

function read<K extends ApiKey>(name: string, key: K, input: ApiInput<K>): BenchCall {
  return { name, key, token: benchToken.teacher, input, growthMax: 1.3, isHot: true };
}

function readSeldom<K extends ApiKey>(name: string, key: K, input: ApiInput<K>): BenchCall {
  return { ...read(name, key, input), isHot: false };
}

function readAsAdmin<K extends ApiKey>(name: string, key: K, input: ApiInput<K>, growthMax = 1.3): BenchCall {
  return { ...readSeldom(name, key, input), token: benchToken.admin, growthMax };
}

function listResources(name: string, filter: object): BenchCall {
  return read(`library, ${name}`, 'GET /resource/index', { filter: JSON.stringify(filter) });
}

function searchResources(name: string, keyword: string, filter: object = {}): BenchCall {
  const input = { keyword, filter: JSON.stringify(filter) };
  return { ...read(`search, ${name}`, 'GET /resource/index', input), growthMax: 3 };
}

export function listCalls(attemptId: number): BenchCall[] {
  const save = (count: number): ApiInput<'POST /play/save'> => ({
    attempt_id: attemptId,
    answers: [
      { question_id: `q${1 + (count % 10)}`, response: { option: `o${1 + (count % 4)}` }, seq: count },
    ],
  });
  return [
    read('user/info', 'GET /user/info', {}),
    read('teacher/index', 'GET /teacher/index', {}),
    read('unit_list', 'GET /teacher/unit_list', { calendar_id: 1, class_id: 1 }),
    read('course_list', 'GET /teacher/course_list', { unit_id: 1 }),
    read('diy list', 'GET /diy/list', {}),
    readSeldom('group set', 'GET /group/set_detail', { id: 1 }),
    readSeldom('study list', 'GET /study/list', { calendar_id: 1, class_id: 1 }),
    read('grid', 'GET /study/grid', { courseware_id: 1 }),
    read('question detail', 'GET /study/question_detail', { courseware_id: 1, question_id: 'q3' }),
    read('marking', 'GET /study/marking', { courseware_id: 1, question_id: 'q3' }),
    readAsAdmin('people, a page', 'GET /admin/people', { user_group: 'student', limit: 50 }),
    readAsAdmin('people, a search', 'GET /admin/people', { keyword: 'person 123', limit: 50 }, 3),
    readAsAdmin('people, a class', 'GET /admin/class', { id: 1 }),
    readAsAdmin('people, students of a class', 'GET /teacher/class_members', { class_id: 1 }),
    listResources('newest', {}),
    read('library, most liked', 'GET /resource/index', { sort: 'likes' }),
    listResources('a type', { type: 'ebook' }),
    listResources('a subject and a grade', { subject_id: 2, grade: 4 }),
    listResources('four filters', rareFacts),
    searchResources('a rare word', words.rare),
    searchResources('a frequent word', words.frequent),
    searchResources('two characters', words.twoCharacters),
    searchResources('beginning of an English word', words.prefix),
    searchResources('a frequent word in a subject and a grade', words.frequent, { subject_id: 2, grade: 4 }),
    searchResources('two frequent words', words.together),
    searchResources('two frequent words that are never together', words.apart),
    {
      name: 'save an answer',
      key: 'POST /play/save',
      token: benchToken.student(0),
      input: save(1),
      body: save,
      growthMax: 1.3,
      isHot: true,
    },
  ];
}
