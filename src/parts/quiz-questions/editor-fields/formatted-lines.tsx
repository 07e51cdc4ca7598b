import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { FormattedField } from './formatted-field.tsx';
import { GrowingText } from './growing-text.tsx';
import type { UploadFile } from './use-upload.ts';

type FormattedLinesProps = {
  text: RichText;
  label: string;
  placeholder: string;
  rows: 1 | 2;
  maxLength: number;
  /** `data-field`. */
  field: string;
  error?: string | undefined;
  uploadFile: UploadFile;
  onChange: (text: RichText) => void;
};

/** A text of several lines, as plain text until its author asks for formatting. */
export function FormattedLines({ text, placeholder, rows, ...props }: FormattedLinesProps) {
  const { label, maxLength, field, error, onChange } = props;
  return (
    <FormattedField {...props} text={text} showsLabel>
      {(plainText, formatButton) => (
        <GrowingText
          {...{ rows, label, placeholder, maxLength }}
          value={plainText}
          error={error}
          rightSection={formatButton}
          data-field={field}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
      )}
    </FormattedField>
  );
}
