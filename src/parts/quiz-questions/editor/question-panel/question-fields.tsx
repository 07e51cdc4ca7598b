import { Chip, Group, TextInput } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import fieldStyles from '../../editor-fields/fields.module.css';
import { FormattedField } from '../../editor-fields/formatted-field.tsx';
import { GrowingText } from '../../editor-fields/growing-text.tsx';
import { editorMessages } from '../../editor-fields/messages.ts';
import type { FieldsProps } from '../../kind-form/editor-kind.tsx';
import { explanationMaxLength, instructionMaxLength } from '../../limits.ts';
import type { Question } from '../../model.ts';
import { editorOf, offeredTypes } from '../editor-of.tsx';
import { useKindTexts } from '../kind-texts.tsx';
import { switchType } from '../question-changes.ts';
import { BodyField } from './body-field.tsx';
import styles from './question-panel.module.css';

type QuestionFieldsProps = Omit<FieldsProps<Question>, 'update'> & {
  update: (change: (question: Question) => Question) => void;
  updateFields: FieldsProps<Question>['update'];
};

/** Kind, body and answers of a question, with its instruction and explanation. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, errorAt, update, updateFields, uploadFile, focusOn } = props;
  const t = useMessages(editorMessages);
  const tKind = useKindTexts();
  const { Fields } = editorOf(question);
  return (
    <div className={styles.main}>
      <Chip.Group
        value={question.type}
        onChange={(value) => {
          const type = offeredTypes.find((one) => one === value);
          if (type) update((one) => switchType(one, type));
        }}
      >
        <Group gap="xs" role="radiogroup" aria-label={t('type')}>
          {offeredTypes.map((type) => (
            <Chip key={type} size="md" classNames={{ label: fieldStyles.chip }} value={type}>
              {tKind(type)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <BodyField {...{ question, errorAt, uploadFile }} update={updateFields} />
      <Fields {...{ question, errorAt, uploadFile, focusOn }} update={updateFields} />
      <FormattedField
        text={question.instruction}
        label={t('instruction')}
        showsLabel
        maxLength={instructionMaxLength}
        field="instruction"
        uploadFile={uploadFile}
        onChange={(instruction) => updateFields(() => ({ instruction }))}
      >
        {(text, formatButton) => (
          <TextInput
            label={t('instruction')}
            placeholder={t('instruction_placeholder')}
            maxLength={instructionMaxLength}
            value={text}
            rightSection={formatButton}
            data-field="instruction"
            onChange={(event) => {
              const instruction = event.currentTarget.value;
              updateFields(() => ({ instruction }));
            }}
          />
        )}
      </FormattedField>
      <FormattedField
        text={question.explanation}
        label={t('explanation')}
        showsLabel
        maxLength={explanationMaxLength}
        field="explanation"
        uploadFile={uploadFile}
        onChange={(explanation) => updateFields(() => ({ explanation }))}
      >
        {(text, formatButton) => (
          <GrowingText
            rows={1}
            label={t('explanation')}
            placeholder={t('explanation_placeholder')}
            maxLength={explanationMaxLength}
            value={text}
            rightSection={formatButton}
            data-field="explanation"
            onChange={(event) => {
              const explanation = event.currentTarget.value;
              updateFields(() => ({ explanation }));
            }}
          />
        )}
      </FormattedField>
    </div>
  );
}
