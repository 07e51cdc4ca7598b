import { createId } from '#parts/stored-media/create-id.ts';
import { listAskedFiles, toPublicFiles } from '../../answer-files/asked-files.ts';
import { fileIssueMessages } from '../../answer-files/issue-messages.ts';
import type { Kind } from '../../kind-form/kind.ts';
import type { FieldsOf } from '../../kind-form/kind-schema.ts';
import { openTextDefault } from '../../limits.ts';
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

/** A text that a teacher marks, with files if the question allows them; or files alone. */
export const open: Kind<typeof schema, OpenKey> = {
  markedBy: 'teacher',
  none: { fields: openFieldDefaults, public: {}, key: { model_answer: '', rubric: [] } },
  begin: () => ({}),
  renewIds: ({ text_max, file_kinds, file_max, files_only, model_answer, rubric }) => ({
    text_max,
    file_kinds,
    file_max,
    ...(files_only !== undefined && { files_only }),
    model_answer,
    rubric: rubric.map((line) => ({ ...line, id: createId() })),
  }),
  withKeyOf: (_question, { model_answer, rubric }) => ({ model_answer, rubric }),
  complete: () => ({}),
  findIssues: findOpenIssues,
  messages: { ...fileIssueMessages, ...openIssueMessages },
  missingValueMessages: ['rubric_text_required', 'rubric_points_required', 'file_kinds_required'],
  toPublic: (question) => {
    const files = filesOf(question);
    if (question.files_only) return { files: { ...toPublicFiles(files), needed: 'alone' } };
    return {
      text_max: question.text_max ?? openTextDefault,
      ...(files.kinds.length > 0 && { files: toPublicFiles(files) }),
    };
  },
  toKey: toOpenKey,
  toGuide: toOpenKey,
  listFiles: (question) => listAskedFiles(filesOf(question)),
  report: { listParts: () => [], listRows: () => [] },
};

const filesOf = ({ file_kinds, file_max }: OpenFields) => ({ kinds: file_kinds, max: file_max });

/** The author's help for marking, as markers and students get it. */
export function toOpenKey({ model_answer, rubric }: Pick<OpenFields, 'model_answer' | 'rubric'>): OpenKey {
  return {
    model_answer: model_answer.trim(),
    rubric: rubric.map(({ text, points }) => ({ text, points: points ?? 0 })),
  };
}
