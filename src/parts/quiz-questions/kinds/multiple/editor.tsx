import { Radio } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AnswersField } from '../../choices/editor/answers-field.tsx';
import { nameAnswer } from '../../choices/editor/name-answer.ts';
import { PastedOptions } from '../../choices/editor/pasted-options.tsx';
import type { EditorKind, FieldsProps } from '../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { multipleEditorMessages } from './editor-messages.ts';
import { face } from './face.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  ...face,
  Fields: (props) => <AnswersField {...props} isSingle={false} />,
  firstAnswerField: 'answers.0.text',
  Marking: CreditField,
  namePart: nameAnswer,
  PastedAnswers: PastedOptions,
};

type CreditFieldProps = Pick<FieldsProps<QuestionOf<typeof schema>>, 'question' | 'update'>;

/** Whether some of the right options earn some of the points. */
function CreditField({ question: { credit }, update }: CreditFieldProps) {
  const t = useMessages(multipleEditorMessages);
  return (
    <Radio.Group
      label={t('credit')}
      description={credit === 'partial' ? t('partial_help') : undefined}
      inputWrapperOrder={['label', 'input', 'description']}
      value={credit}
      onChange={(value) => update(() => ({ credit: value === 'partial' ? value : 'all_or_nothing' }))}
    >
      <Radio value="all_or_nothing" label={t('all_or_nothing')} />
      <Radio value="partial" label={t('partial')} />
    </Radio.Group>
  );
}
