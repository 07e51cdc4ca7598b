import { page } from 'vitest/browser';
import { Editor } from '#activities/diyquiz/editor.tsx';
import { createEmptyQuiz, findIssues } from '#activities/diyquiz/model.ts';
import type { Language } from '#contract/language.ts';
import type { EditorProps } from '#form/activity-views.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';

/** The editor of a quiz on its own page, and how tests find its parts. */

const model = { content: { findIssues } };

export function showQuizEditor(
  questions: Quiz['questions'] = [],
  {
    sections,
    ...more
  }: Partial<Pick<EditorProps, 'uploadFile' | 'goTo'>> & {
    language?: Language;
    sections?: Quiz['sections'];
  } = {},
) {
  const content = { ...createEmptyQuiz(), questions, ...(sections && { sections }) };
  return showEditor<Quiz>({ model, Editor, content, ...more });
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const field = (name: string | RegExp) => page.getByRole('textbox', { name });
export const bodies = (quiz: Quiz) => quiz.questions.map(({ body }) => body.text);
