import type { ApiInput, ApiKey } from '#contract/api.ts';
import { benchToken } from './school.ts';

/** The hot calls of the budgets, by the first teacher; `body` gives a fresh body for each request of a POST. */
export type BenchCall = {
  name: string;
  key: ApiKey;
  token: string;
  input: Record<string, unknown>;
  body?: (count: number) => Record<string, unknown>;
};

function read<K extends ApiKey>(name: string, key: K, input: ApiInput<K>): BenchCall {
  return { name, key, token: benchToken.teacher, input };
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
    read('question detail', 'GET /study/question_detail', { courseware_id: 1, question_id: 'q3' }),
    {
      name: 'save an answer',
      key: 'POST /play/save',
      token: benchToken.student(0),
      input: save(1),
      body: save,
    },
  ];
}
