import { IconCircleDot } from '@tabler/icons-react';
import { AnswersField } from '../../choices/editor/answers-field.tsx';
import { nameAnswer } from '../../choices/editor/name-answer.ts';
import { PastedOptions } from '../../choices/editor/pasted-options.tsx';
import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { singleEditorMessages } from './editor-messages.ts';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  Icon: IconCircleDot,
  name: singleEditorMessages.name,
  hint: singleEditorMessages.hint,
  Fields: (props) => <AnswersField {...props} isSingle />,
  firstAnswerField: 'answers.0.text',
  namePart: nameAnswer,
  PastedAnswers: PastedOptions,
};
