import { Group, Radio } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { EditorKind, FieldsProps } from '../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { truefalseEditorMessages } from './editor-messages.ts';
import { face } from './face.tsx';
import type { schema } from './schema.ts';
import { truthMessages } from './truth-messages.ts';
import { truths } from './truths.ts';

export const editor: EditorKind<typeof schema> = {
  ...face,
  Fields: TruthField,
  firstAnswerField: 'truefalse.answer',
  PastedAnswers: PastedTruth,
};

/** What a pasted statement is. */
function PastedTruth({ question: { truefalse } }: { question: QuestionOf<typeof schema> }) {
  const t = useMessages(truefalseEditorMessages);
  const tTruth = useMessages(truthMessages);
  if (!truefalse?.answer) return null;
  return (
    <p>
      {t('statement_is')} <b>{tTruth(truefalse.answer)}</b>
    </p>
  );
}

/** Whether the statement is true. */
function TruthField({ question, errorAt, update }: FieldsProps<QuestionOf<typeof schema>>) {
  const t = useMessages(truefalseEditorMessages);
  const tTruth = useMessages(truthMessages);
  return (
    <Radio.Group
      label={t('statement_is')}
      value={question.truefalse?.answer ?? ''}
      error={errorAt('truefalse.answer')}
      onChange={(value) =>
        update(() => ({ truefalse: { answer: truths.find((truth) => truth === value) ?? null } }))
      }
    >
      <Group gap="lg">
        {truths.map((truth, index) => (
          <Radio
            key={truth}
            value={truth}
            label={tTruth(truth)}
            data-field={index === 0 ? 'truefalse.answer' : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
