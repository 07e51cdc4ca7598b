import { Badge } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { splitAccepted } from '../../../kinds/blank/accepted.ts';
import { acceptedMaxLength } from '../../../limits.ts';
import type { Blank, Question } from '../../../model.ts';
import { editorMessages } from '../../messages.ts';
import { changeById } from '../../question-changes.ts';
import { GrowingText } from '../growing-text.tsx';
import styles from '../question-panel.module.css';

type BlanksFieldProps = {
  blanks: Blank[];
  errorAt: (field: string) => string | undefined;
  update: (change: (question: Question) => Question) => void;
};

/** The accepted texts of each blank, typed one a line or with bars between, and shown as marking compares them. */
export function BlanksField({ blanks, errorAt, update }: BlanksFieldProps) {
  const t = useMessages(editorMessages);
  const changeAccepted = (id: string, accepted: string) =>
    update((question) => ({
      ...question,
      blanks: changeById(question.blanks, id, (blank) => ({ ...blank, accepted })),
    }));
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('accepted')}</legend>
      <p className={styles.hint}>{t(blanks.length > 0 ? 'accepted_help' : 'accepted_none')}</p>
      {blanks.map(({ id, accepted }, index) => (
        <div key={id} className={styles.blank}>
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
    <ul className={styles.chips}>
      {acceptedTexts.map((text) => (
        <li key={text}>
          <Badge color="green" className={styles.chip}>
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
