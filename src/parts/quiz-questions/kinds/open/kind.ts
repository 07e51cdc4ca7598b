import { createId } from '#parts/stored-media/create-id.ts';
import type { Kind } from '../../kind-form/kind.ts';
import type { FieldsOf } from '../../kind-form/kind-schema.ts';
import { openFileKinds, openTextDefault } from '../../limits.ts';
import { findOpenIssues } from './find-issues.ts';
import { openIssueMessages } from './issue-messages.ts';
import type { schema } from './schema.ts';

type OpenFields = FieldsOf<typeof schema>;

export type OpenKey = { model_answer: string; rubric: { text: string; points: number }[] };

export const openFieldDefaults: OpenFields = {
  text_max: openTextDefault,
  file_kinds: [],
  file_max: 3,
  model_answer: '',
  rubric: [],
};

/** A text that a teacher marks, with files if the question allows them. */
export const open: Kind<typeof schema, OpenKey> = {
  markedBy: 'teacher',
  none: { fields: openFieldDefaults, public: {}, key: { model_answer: '', rubric: [] } },
  begin: () => ({}),
  renewIds: ({ text_max, file_kinds, file_max, model_answer, rubric }) => ({
    text_max,
    file_kinds,
    file_max,
    model_answer,
    rubric: rubric.map((line) => ({ ...line, id: createId() })),
  }),
  withKeyOf: (_question, { model_answer, rubric }) => ({ model_answer, rubric }),
  complete: () => ({}),
  findIssues: findOpenIssues,
  messages: openIssueMessages,
  missingValueMessages: ['rubric_text_required', 'rubric_points_required'],
  toPublic: (question) => {
    const kinds = listFileKinds(question);
    return {
      text_max: question.text_max ?? openTextDefault,
      ...(kinds.length > 0 && { files: { kinds, max: question.file_max ?? 0 } }),
    };
  },
  toKey: toOpenKey,
  toGuide: toOpenKey,
  listFiles: (question) => {
    const files = listFileKinds(question);
    return files.length > 0 ? { files, file_max: question.file_max ?? 0 } : {};
  },
  report: { listParts: () => [], listRows: () => [] },
};

/** The chosen kinds in the order of `openFileKinds`, not in the order in which the author chose them. */
function listFileKinds({ file_kinds }: OpenFields) {
  return openFileKinds.filter((kind) => file_kinds.includes(kind));
}

/** The author's help for marking, as markers and students get it. */
export function toOpenKey({ model_answer, rubric }: Pick<OpenFields, 'model_answer' | 'rubric'>): OpenKey {
  return {
    model_answer: model_answer.trim(),
    rubric: rubric.map(({ text, points }) => ({ text, points: points ?? 0 })),
  };
}
