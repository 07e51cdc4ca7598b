import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../../editor-fields/fields.module.css';
import type { EditorKind, FieldsProps } from '../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { createNumberRules } from '../../numbers/create-number-rules.ts';
import { numberEditorMessages } from '../../numbers/editor/number-editor-messages.ts';
import { NumberRulesField } from '../../numbers/editor/number-rules-field.tsx';
import { face } from './face.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  ...face,
  Fields: NumberFields,
  firstAnswerField: 'number.answers.0.value',
};

function NumberFields({ question, errorAt, update }: FieldsProps<QuestionOf<typeof schema>>) {
  const t = useMessages(numberEditorMessages);
  if (!question.number) return null;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('accepted_numbers')}</legend>
      <NumberRulesField
        rules={question.number}
        path="number"
        errorAt={errorAt}
        update={(change) => update(({ number }) => ({ number: change(number ?? createNumberRules()) }))}
      />
    </fieldset>
  );
}
