import { isDeepStrictEqual } from 'node:util';
import type { ActivityModel, QuestionInfo } from '#activities/activity-type.ts';
import type { ApiReply } from '#contract/api.ts';

/**
 * What differs between two published contents of one activity type, without knowing the type. A question is the
 * object of the content that carries its id, with what the model tells of it; what is left is compared as a whole.
 */

type QuestionChange = ApiReply<'GET /resource/changes'>['questions'][number];
type ContentDiff = { questions: QuestionChange[]; other: boolean };

/** A question in the words of its type, and the object of the content that has its id, if there is one. */
type Question = { info: QuestionInfo; key: unknown; part: unknown };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function collectParts(value: unknown, parts: Map<string, unknown>): void {
  if (Array.isArray(value)) for (const each of value) collectParts(each, parts);
  if (!isObject(value)) return;
  const { id } = value;
  if (typeof id === 'string' && !parts.has(id)) parts.set(id, value);
  for (const each of Object.values(value)) collectParts(each, parts);
}

function listQuestions(model: ActivityModel, content: unknown): Map<string, Question> {
  const parts = new Map<string, unknown>();
  collectParts(content, parts);
  const questions = model
    .questions(content)
    .map((info): [string, Question] => [
      info.id,
      { info, key: model.toKey(content, info.id), part: parts.get(info.id) },
    ]);
  return new Map(questions);
}

/** The content with `null` for each of the questions, and without those that the other content lacks. */
function withoutQuestions(
  value: unknown,
  own: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
): unknown {
  const isGone = (each: unknown) =>
    isObject(each) && typeof each['id'] === 'string' && own.has(each['id']) && !others.has(each['id']);
  if (Array.isArray(value)) {
    return value.filter((each) => !isGone(each)).map((each) => withoutQuestions(each, own, others));
  }
  if (!isObject(value)) return value;
  const { id } = value;
  if (typeof id === 'string' && own.has(id)) return { id };
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutQuestions(each, own, others)]),
  );
}

/** Questions in the order of `after`, then those that are gone. Contents as the type's `published` schema gives them. */
export function diffContents(model: ActivityModel, before: unknown, after: unknown): ContentDiff {
  const old = listQuestions(model, before);
  const now = listQuestions(model, after);
  const questions: QuestionChange[] = [];
  for (const [id, question] of now) {
    const { title } = question.info;
    const known = old.get(id);
    if (!known) questions.push({ id, title, change: 'added' });
    else if (!isDeepStrictEqual(known, question)) questions.push({ id, title, change: 'changed' });
  }
  for (const [id, { info }] of old) {
    if (!now.has(id)) questions.push({ id, title: info.title, change: 'removed' });
  }
  const other = !isDeepStrictEqual(withoutQuestions(before, old, now), withoutQuestions(after, now, old));
  return { questions, other };
}
