import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { matchingEditorMessages } from './editor/editor-messages.ts';
import { MatchingField } from './editor/matching-field.tsx';
import { face } from './face.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  ...face,
  Fields: MatchingField,
  firstAnswerField: 'matching.pairs.0.stem',
  namePart: ([, list, index]) => {
    if (typeof index !== 'number') return undefined;
    const text = list === 'pairs' ? matchingEditorMessages.pair : matchingEditorMessages.extra;
    return { text, params: { number: String(index + 1) } };
  },
};
