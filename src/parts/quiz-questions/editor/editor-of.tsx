import type { EditorParts } from '../kind-form/editor-kind.tsx';
import { editorKinds } from '../kinds/editors.tsx';
import type { Question, QuestionType } from '../model.ts';

/** How any kind is edited, called with questions of that kind. */
type AnyEditor = EditorParts<Question>;

const editorByType: Readonly<Record<QuestionType, AnyEditor>> = editorKinds;

export function editorOf({ type }: Pick<Question, 'type'>): AnyEditor {
  return editorByType[type];
}

/** The kinds in the order of the menu. */
export const offeredTypes = Object.keys(editorKinds) as QuestionType[];
