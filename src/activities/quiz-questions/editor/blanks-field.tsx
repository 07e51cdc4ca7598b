import { Badge, TextInput } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { splitAccepted } from '../issues.ts';
import { acceptedMaxLength } from '../limits.ts';
import type { Blank, Question } from '../model.ts';
import { editorMessages } from './messages.ts';
import { changeById } from './question-changes.ts';
import styles from './question-panel.module.css';

type BlanksFieldProps = {
  blanks: Blank[];
  errorAt: (field: string) => string | undefined;
  update: (change: (question: Question) => Question) => void;
};

/** What each blank accepts: typed with bars between, shown as they will be compared. */
export function BlanksField({ blanks, errorAt, update }: BlanksFieldProps) {
  const t = useMessages(editorMessages);
  const write = (id: string, accepted: string) =>
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
          <TextInput
            label={t('blank_number', { number: index + 1 })}
            maxLength={acceptedMaxLength}
            value={accepted}
            error={errorAt(`blanks.${index}.accepted`)}
            data-field={`blanks.${index}.accepted`}
            autoComplete="off"
            onChange={(event) => write(id, event.currentTarget.value)}
          />
          <Alternatives accepted={accepted} />
        </div>
      ))}
    </fieldset>
  );
}

function Alternatives({ accepted }: { accepted: string }) {
  const texts = [...new Set(splitAccepted(accepted))];
  if (texts.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {texts.map((text) => (
        <li key={text}>
          <Badge color="green" className={styles.chip}>
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
