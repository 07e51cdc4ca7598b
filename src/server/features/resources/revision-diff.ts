import { isDeepStrictEqual } from 'node:util';
import type { ActivityModel, ContentPart, QuestionInfo } from '#activities/activity-type.ts';
import type { ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';

/**
 * Compares two published contents of any activity type. A question is the object of the content with its id, together
 * with the model's words about it; the rest of the content is compared as a whole. Types that name their parts are also
 * compared part by part.
 */

type Changes = ApiReply<'GET /resource/changes'>;
type QuestionChange = Changes['questions'][number];
type PartChange = Changes['parts'][number];
type ContentDiff = Pick<Changes, 'questions' | 'parts' | 'order_changed' | 'other'>;

/** The model's description of a question, and the object of the content with its id, if there is one. */
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
  const questions = model.work
    .questions(content)
    .map((info): [string, Question] => [
      info.id,
      { info, key: model.work.toKey(content, info.id), part: parts.get(info.id) },
    ]);
  return new Map(questions);
}

/** The content with `null` in place of the questions; drops questions that the other content lacks. */
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

/** Questions in the order of `after`, then the removed ones. */
function diffQuestions(model: ActivityModel, before: unknown, after: unknown): ContentDiff {
  const oldQuestions = listQuestions(model, before);
  const now = listQuestions(model, after);
  const questions: QuestionChange[] = [];
  for (const [id, question] of now) {
    const { title } = question.info;
    const oldQuestion = oldQuestions.get(id);
    if (!oldQuestion) questions.push({ id, title, change: 'added' });
    else if (!isDeepStrictEqual(oldQuestion, question)) questions.push({ id, title, change: 'changed' });
  }
  for (const [id, { info }] of oldQuestions) {
    if (!now.has(id)) questions.push({ id, title: info.title, change: 'removed' });
  }
  const hasOtherChanges = !isDeepStrictEqual(
    withoutQuestions(before, oldQuestions, now),
    withoutQuestions(after, now, oldQuestions),
  );
  return { questions, parts: [], order_changed: false, other: hasOtherChanges };
}

function keepIds(parts: readonly ContentPart[], others: ReadonlyMap<string, ContentPart>): string[] {
  return parts.flatMap(({ id }) => (others.has(id) ? [id] : []));
}

/** Parts in the order of `now`, then the removed ones; `before` is the earlier title if it has changed. */
function diffParts(oldParts: readonly ContentPart[], newParts: readonly ContentPart[]) {
  const oldById = new Map(oldParts.map((part) => [part.id, part]));
  const nowById = new Map(newParts.map((part) => [part.id, part]));
  const parts: PartChange[] = [];
  for (const { id, title, fingerprint } of newParts) {
    const oldPart = oldById.get(id);
    if (!oldPart) parts.push({ id, title, before: null, change: 'added' });
    else if (oldPart.fingerprint !== fingerprint) {
      parts.push({ id, title, before: oldPart.title === title ? null : oldPart.title, change: 'changed' });
    }
  }
  for (const { id, title } of oldParts) {
    if (!nowById.has(id)) parts.push({ id, title, before: null, change: 'removed' });
  }
  return { parts, order_changed: !isDeepStrictEqual(keepIds(oldParts, nowById), keepIds(newParts, oldById)) };
}

/** Compares contents parsed by the type's `published` schema; parts have their titles in `lang`. */
export function diffContents(
  model: ActivityModel,
  before: unknown,
  after: unknown,
  lang: Language,
): ContentDiff {
  if (!model.content.parts) return diffQuestions(model, before, after);
  const diff = diffParts(model.content.parts(before, lang), model.content.parts(after, lang));
  const isTold = diff.parts.length > 0 || diff.order_changed;
  return { ...diff, questions: [], other: !isTold && !isDeepStrictEqual(before, after) };
}
