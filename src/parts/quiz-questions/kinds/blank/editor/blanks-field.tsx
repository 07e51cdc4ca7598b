import { Badge } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { splitAccepted } from '../../../common/split-accepted.ts';
import { changeById } from '../../../editor-fields/change-by-id.ts';
import styles from '../../../editor-fields/fields.module.css';
import { GrowingText } from '../../../editor-fields/growing-text.tsx';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { acceptedMaxLength } from '../../../limits.ts';
import type { schema } from '../schema.ts';
import blankStyles from './blank-fields.module.css';
import { blankEditorMessages } from './blank-messages.ts';

type BlanksFieldProps = FieldsProps<QuestionOf<typeof schema>>;

/** The accepted texts of each blank, typed one a line or with bars between, and shown as marking compares them. */
export function BlanksField({ question: { blanks }, errorAt, update }: BlanksFieldProps) {
  const t = useMessages(blankEditorMessages);
  const changeAccepted = (id: string, accepted: string) =>
    update((question) => ({
      blanks: changeById(question.blanks, id, (blank) => ({ ...blank, accepted })),
    }));
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('accepted')}</legend>
      <p className={styles.hint}>{t(blanks.length > 0 ? 'accepted_help' : 'accepted_none')}</p>
      {blanks.map(({ id, accepted }, index) => (
        <div key={id} className={blankStyles.blank}>
          <AcceptedText
            label={t('blank_number', { number: index + 1 })}
            accepted={accepted}
            error={errorAt(`blanks.${index}.accepted`)}
            field={`blanks.${index}.accepted`}
            onChange={(changedTexts) => changeAccepted(id, changedTexts)}
          />
          <AcceptedAlternatives accepted={accepted} />
        </div>
      ))}
    </fieldset>
  );
}

type AcceptedTextProps = {
  label: string;
  accepted: string;
  error: string | undefined;
  field: string;
  onChange: (accepted: string) => void;
};

const linesToBars = (lines: string) => lines.replace(/\r?\n/g, '|');

/** Shows the stored bars as line ends, and keeps the text as it was typed. */
function AcceptedText({ label, accepted, error, field, onChange }: AcceptedTextProps) {
  const [typedText, setTypedText] = useState('');
  return (
    <GrowingText
      rows={1}
      label={label}
      maxLength={acceptedMaxLength}
      value={linesToBars(typedText) === accepted ? typedText : accepted.replaceAll('|', '\n')}
      error={error}
      data-field={field}
      autoComplete="off"
      onChange={(event) => {
        setTypedText(event.currentTarget.value);
        onChange(linesToBars(event.currentTarget.value));
      }}
    />
  );
}

function AcceptedAlternatives({ accepted }: { accepted: string }) {
  const acceptedTexts = [...new Set(splitAccepted(accepted))];
  if (acceptedTexts.length === 0) return null;
  return (
    <ul className={blankStyles.chips}>
      {acceptedTexts.map((text) => (
        <li key={text}>
          <Badge color="green" className={blankStyles.chip}>
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
