import type { APIRequestContext } from '@playwright/test';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import { operationAddress } from '#contract/operation-address.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import {
  blankQuestion,
  multipleQuestion,
  singleQuestion,
  wordAnswers,
} from '#parts/quiz-questions/samples/sample-parts.ts';

/** Makes data that tests need in addition to the demo school, by the same calls as the apps. */

/** Calls the server as one person. `lang` is the language of names in the reply. */
export type Send = <K extends ApiKey>(key: K, input: ApiInput<K>, lang?: Language) => Promise<ApiReply<K>>;

function createSendCall(request: APIRequestContext, token: string): Send {
  return async (key, input, lang) => {
    const [method = 'GET', path = ''] = key.split(' ');
    const requestData = method === 'GET' ? { params: toParams(input) } : { data: input };
    const reply = await request.fetch(`${operationAddress(path)}${lang ? `?lang=${lang}` : ''}`, {
      method,
      headers: { token },
      ...requestData,
    });
    const { code, msg, data } = await reply.json();
    if (code !== 1) throw new Error(`${key}: ${code} ${msg}`);
    return data;
  };
}

/** Signs a person in by e-mail. Returns a function for calls, and the token for other requests. */
export async function signInWithToken(
  request: APIRequestContext,
  username: string,
  password = 'elearning',
): Promise<{ send: Send; token: string }> {
  const sendAsVisitor = createSendCall(request, '');
  const { userinfo } = await sendAsVisitor('POST /user/login', { username, password });
  return { send: createSendCall(request, userinfo.token), token: userinfo.token };
}

/** Signs a person in by e-mail. Returns a function for the person's calls. */
export async function signInForCalls(
  request: APIRequestContext,
  username: string,
  password?: string,
): Promise<Send> {
  return (await signInWithToken(request, username, password)).send;
}

/** Adds guests by the join code. Returns a function for calls of each, in the order of their names. */
export async function addGuests(
  request: APIRequestContext,
  code: string,
  names: readonly string[],
): Promise<Send[]> {
  const sendAsVisitor = createSendCall(request, '');
  const sendAsGuests: Send[] = [];
  for (const name of names) {
    const { userinfo } = await sendAsVisitor('POST /play/guest', { code, name });
    sendAsGuests.push(createSendCall(request, userinfo.token));
  }
  return sendAsGuests;
}

function toParams(input: object): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

/** A quiz in figures and signs only, so that all words on a screen belong to the product. */
export const figuresQuiz: Quiz = {
  layout: 'one_by_one',
  allow_back: true,
  questions: [
    singleQuestion('q1', {
      text: '1 + 1 = ?',
      answers: wordAnswers('1', '*2', '3'),
      explanation: '1 + 1 = 2',
    }),
    multipleQuestion('q2', {
      text: '2 × ? = 4 … 8',
      answers: wordAnswers('*2', '*4', '9'),
      credit: 'partial',
      score: 2,
    }),
    blankQuestion('q3', ['56'], { text: '7 × 8 = [[1]]', instruction: '7 + 7 + …' }),
  ],
};

const baseForm: ApiInput<'POST /diy/save'>['form'] = {
  name: '',
  description: '1 2 3',
  display_language: 'zh-hk',
  subject_id: null,
  grade: 4,
  difficulty: 'easy',
  icon: '',
  startup_screen: '',
};

export async function addActivity(
  send: Send,
  name: string,
  content: unknown,
  subject_id: number,
  type = 'diyquiz',
): Promise<number> {
  const { id, draft_version } = await send('POST /diy/add', { type });
  await send('POST /diy/save', { id, draft_version, form: { ...baseForm, name, subject_id }, content });
  const { issues } = await send('POST /diy/complete', { id });
  if (issues.length > 0) throw new Error(`'${name}' is not complete: ${JSON.stringify(issues)}`);
  return id;
}

/** Completes a new revision with one question less and another description. */
export async function completeNextRevision(send: Send, id: number): Promise<void> {
  const { draft_version, content, name, subject_id } = await send('GET /diy/detail', { id });
  const questions = (content as Quiz).questions.slice(0, -1);
  await send('POST /diy/save', {
    id,
    draft_version,
    form: { ...baseForm, name, subject_id, description: '1 2 3 4' },
    content: { ...(content as Quiz), questions },
  });
  await send('POST /diy/complete', { id });
}

export type Place = { calendar_id: number; class_id: number; subject_id: number };

/** Finds the teacher's first class and subject in the current term. */
export async function findPlace(send: Send): Promise<Place> {
  const { class_list, current_calendar_id } = await send('GET /teacher/index', {});
  const [firstClass] = class_list;
  const [subject] = firstClass?.subjects ?? [];
  if (!firstClass || !subject || !current_calendar_id) throw new Error('The teacher has no class');
  return { calendar_id: current_calendar_id, class_id: firstClass.class_id, subject_id: subject.id };
}

export type PlacedCourseware = { id: number; code: string };
type OpenSettings = Partial<NonNullable<ApiInput<'POST /teacher/courseware_open'>['settings']>>;

export async function placeActivity(
  send: Send,
  unit_id: number,
  activityId: number,
  settings: OpenSettings,
): Promise<PlacedCourseware> {
  const { ids } = await send('POST /teacher/courseware_add', { unit_id, activity_ids: [activityId] });
  const id = ids[0] ?? 0;
  const { join_code } = await send('POST /teacher/courseware_open', { id, settings });
  return { id, code: join_code };
}

/** Starts an attempt, saves the answers, and checks them or submits the attempt as `ending` tells. Returns its id. */
export async function beginAndAnswer(
  send: Send,
  courseware_id: number,
  responses: Record<string, unknown>,
  ending: 'check' | 'submit' | 'go on',
): Promise<number> {
  const { id } = await send('POST /play/start', { courseware_id });
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    flagged: false,
    seq: 1,
    time_ms: 9_000,
    check: ending === 'check',
  }));
  await send('POST /play/save', { attempt_id: id, answers });
  if (ending === 'submit') await send('POST /play/submit', { attempt_id: id });
  return id;
}
