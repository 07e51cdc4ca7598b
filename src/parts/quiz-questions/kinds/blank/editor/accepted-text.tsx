import { Badge } from '@mantine/core';
import { useState } from 'react';
import { splitAccepted } from '../../../common/split-accepted.ts';
import { GrowingText } from '../../../editor-fields/growing-text.tsx';
import { acceptedMaxLength } from '../../../limits.ts';
import blankStyles from './blank-fields.module.css';

type AcceptedTextProps = {
  label: string;
  accepted: string;
  error: string | undefined;
  field: string;
  onChange: (accepted: string) => void;
};

const linesToBars = (lines: string) => lines.replace(/\r?\n/g, '|');

/** Shows the stored bars as line ends, and keeps the text as it was typed. */
export function AcceptedText({ label, accepted, error, field, onChange }: AcceptedTextProps) {
  const [typedText, setTypedText] = useState('');
  return (
    <>
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
      <AcceptedAlternatives accepted={accepted} />
    </>
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
