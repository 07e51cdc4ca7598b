import { AnswersField } from '../../choices/editor/answers-field.tsx';
import { nameAnswer } from '../../choices/editor/name-answer.ts';
import { PastedOptions } from '../../choices/editor/pasted-options.tsx';
import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { EvidenceField } from './evidence-field.tsx';
import { face } from './face.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  ...face,
  Fields: (props) => (
    <>
      <AnswersField {...props} isSingle />
      <EvidenceField {...props} />
    </>
  ),
  firstAnswerField: 'answers.0.text',
  namePart: nameAnswer,
  PastedAnswers: PastedOptions,
};
