import { useMessages } from '#ui/i18n/use-messages.ts';
import { changeById } from '../../../editor-fields/change-by-id.ts';
import styles from '../../../editor-fields/fields.module.css';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import type { Blank, schema } from '../schema.ts';
import { blankEditorMessages } from './blank-messages.ts';
import { GapFields } from './gap-fields.tsx';

type BlanksFieldProps = FieldsProps<QuestionOf<typeof schema>>;

/** What each blank asks for, and what is right in it. Accepted texts are typed one a line or with bars between. */
export function BlanksField({ question: { blanks }, errorAt, update }: BlanksFieldProps) {
  const t = useMessages(blankEditorMessages);
  const changeBlank = (id: string, change: (blank: Blank) => Blank) =>
    update((question) => ({ blanks: changeById(question.blanks, id, change) }));
  const isWeighted = blanks.some(({ weight }) => weight !== undefined);
  const hasTexts = blanks.some(({ type }) => type === undefined);
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('accepted')}</legend>
      {blanks.length === 0 && <p className={styles.hint}>{t('accepted_none')}</p>}
      {hasTexts && <p className={styles.hint}>{t('accepted_help')}</p>}
      {blanks.map((blank, index) => (
        <GapFields
          key={blank.id}
          {...{ blank, index, isWeighted, errorAt }}
          onChange={(change) => changeBlank(blank.id, change)}
        />
      ))}
    </fieldset>
  );
}
