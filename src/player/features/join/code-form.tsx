import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { paths, readJoinCode } from '#player/paths.ts';
import { readField } from '#player/shared/read-field.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import styles from './join.module.css';
import { joinMessages } from './messages.ts';

type CodeFormProps = {
  /** The code that the field shows at first. */
  initialCode?: string;
  /** Shows the form in one line, with the label inside the field. */
  isCompact?: boolean;
};

/** A field for a join code, which opens the page of the code. */
export function CodeForm({ initialCode = '', isCompact = false }: CodeFormProps) {
  const t = useMessages(joinMessages);
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = readJoinCode(readField(event.currentTarget, 'code'));
    if (code === '') setProblem(t('code_required'));
    else navigate(paths.join(code));
  }

  return (
    <form className={styles.code} data-compact={isCompact || undefined} onSubmit={submit} noValidate>
      <TextField
        label={t('code')}
        name="code"
        {...(isCompact ? { placeholder: t('code') } : {})}
        defaultValue={initialCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={problem}
      />
      <Button type="submit" look="soft">
        {t('code_go')}
      </Button>
    </form>
  );
}
