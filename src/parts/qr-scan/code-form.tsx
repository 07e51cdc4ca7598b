import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import styles from './code-form.module.css';
import { scanMessages } from './messages.ts';

type CodeFormProps = {
  /** The typed code, without the space around it. */
  onCode: (code: string) => void;
};

/** Takes a code as typed text, for those without a camera. */
export function CodeForm({ onCode }: CodeFormProps) {
  const t = useMessages(scanMessages);
  const [text, setText] = useState('');
  const code = text.trim();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '') onCode(code);
      }}
    >
      <TextField
        label={t('code')}
        value={text}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" look="plain" disabled={code === ''}>
        {t('use_code')}
      </Button>
    </form>
  );
}
