import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { OpenFields } from './editor/open-fields.tsx';
import { face } from './face.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  ...face,
  Fields: OpenFields,
};
