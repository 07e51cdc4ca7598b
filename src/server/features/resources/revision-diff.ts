import { isDeepStrictEqual } from 'node:util';
import type { ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import type { ActivityModel, ContentPart, QuestionInfo } from '#form/activity-type.ts';

/**
 * Compares two published contents of any activity type. A question is the object of the content with its id, together
 * with the model's description of it; the rest of the content is compared as a whole. Types that name their parts are also
 * compared part by part.
 */

type ChangesReply = ApiReply<'GET /resource/changes'>;
type QuestionChange = ChangesReply['questions'][number];
type PartChange = ChangesReply['parts'][number];
type ContentDiff = Pick<ChangesReply, 'questions' | 'parts' | 'order_changed' | 'other'>;

/** `info`: the model's description of a question; `part`: the object in the content with the question's id, if any. */
type ComparedQuestion = { info: QuestionInfo; key: unknown; part: unknown };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function collectObjectsById(value: unknown, objectById: Map<string, unknown>): void {
  if (Array.isArray(value)) for (const each of value) collectObjectsById(each, objectById);
  if (!isObject(value)) return;
  const { id } = value;
  if (typeof id === 'string' && !objectById.has(id)) objectById.set(id, value);
  for (const each of Object.values(value)) collectObjectsById(each, objectById);
}

function listQuestions(model: ActivityModel, content: unknown): Map<string, ComparedQuestion> {
  const objectById = new Map<string, unknown>();
  collectObjectsById(content, objectById);
  const questions = model.work
    .questions(content)
    .map((info): [string, ComparedQuestion] => [
      info.id,
      { info, key: model.work.toKey(content, info.id), part: objectById.get(info.id) },
    ]);
  return new Map(questions);
}

/** The content with only the `id` of each question; drops questions that the other content lacks. */
function withoutQuestions(
  value: unknown,
  ownQuestions: ReadonlyMap<string, unknown>,
  otherQuestions: ReadonlyMap<string, unknown>,
): unknown {
  const isRemovedQuestion = (each: unknown) =>
    isObject(each) &&
    typeof each['id'] === 'string' &&
    ownQuestions.has(each['id']) &&
    !otherQuestions.has(each['id']);
  if (Array.isArray(value)) {
    return value
      .filter((each) => !isRemovedQuestion(each))
      .map((each) => withoutQuestions(each, ownQuestions, otherQuestions));
  }
  if (!isObject(value)) return value;
  const { id } = value;
  if (typeof id === 'string' && ownQuestions.has(id)) return { id };
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutQuestions(each, ownQuestions, otherQuestions)]),
  );
}

/** Lists changed questions in the order of `newContent`, then the removed ones. */
function diffQuestions(model: ActivityModel, oldContent: unknown, newContent: unknown): ContentDiff {
  const oldQuestions = listQuestions(model, oldContent);
  const newQuestions = listQuestions(model, newContent);
  const questions: QuestionChange[] = [];
  for (const [id, question] of newQuestions) {
    const { title } = question.info;
    const oldQuestion = oldQuestions.get(id);
    if (!oldQuestion) questions.push({ id, title, change: 'added' });
    else if (!isDeepStrictEqual(oldQuestion, question)) questions.push({ id, title, change: 'changed' });
  }
  for (const [id, { info }] of oldQuestions) {
    if (!newQuestions.has(id)) questions.push({ id, title: info.title, change: 'removed' });
  }
  const hasOtherChanges = !isDeepStrictEqual(
    withoutQuestions(oldContent, oldQuestions, newQuestions),
    withoutQuestions(newContent, newQuestions, oldQuestions),
  );
  return { questions, parts: [], order_changed: false, other: hasOtherChanges };
}

function listSharedIds(
  parts: readonly ContentPart[],
  otherParts: ReadonlyMap<string, ContentPart>,
): string[] {
  return parts.flatMap(({ id }) => (otherParts.has(id) ? [id] : []));
}

/** Lists changed parts in their new order, then removed ones; `before` is the old title if it changed. */
function diffParts(oldParts: readonly ContentPart[], newParts: readonly ContentPart[]) {
  const oldPartById = new Map(oldParts.map((part) => [part.id, part]));
  const newPartById = new Map(newParts.map((part) => [part.id, part]));
  const parts: PartChange[] = [];
  for (const { id, title, fingerprint } of newParts) {
    const oldPart = oldPartById.get(id);
    if (!oldPart) parts.push({ id, title, before: null, change: 'added' });
    else if (oldPart.fingerprint !== fingerprint) {
      parts.push({ id, title, before: oldPart.title === title ? null : oldPart.title, change: 'changed' });
    }
  }
  for (const { id, title } of oldParts) {
    if (!newPartById.has(id)) parts.push({ id, title, before: null, change: 'removed' });
  }
  return {
    parts,
    order_changed: !isDeepStrictEqual(
      listSharedIds(oldParts, newPartById),
      listSharedIds(newParts, oldPartById),
    ),
  };
}

/** Compares contents parsed by the type's `published` schema; parts have their titles in `lang`. */
export function diffContents(
  model: ActivityModel,
  oldContent: unknown,
  newContent: unknown,
  lang: Language,
): ContentDiff {
  if (!model.content.parts) return diffQuestions(model, oldContent, newContent);
  const diff = diffParts(model.content.parts(oldContent, lang), model.content.parts(newContent, lang));
  const hasPartChanges = diff.parts.length > 0 || diff.order_changed;
  return { ...diff, questions: [], other: !hasPartChanges && !isDeepStrictEqual(oldContent, newContent) };
}
