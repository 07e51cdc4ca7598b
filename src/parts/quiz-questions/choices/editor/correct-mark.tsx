import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import styles from './correct-mark.module.css';

type CorrectMarkProps = {
  isSingle: boolean;
  letter: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** The letter of an answer is the radio button or the checkbox that marks it right. */
export function CorrectMark({ isSingle, letter, checked, onChange }: CorrectMarkProps) {
  const t = useMessages(editorMessages);
  return (
    <label
      className={styles.mark}
      data-type={isSingle ? 'single' : 'multiple'}
      title={t('correct_letter', { letter })}
    >
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name="correct"
        aria-label={t('correct_letter', { letter })}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.letter} aria-hidden>
        {letter}
      </span>
      {checked && (
        <span className={styles.tick} aria-hidden>
          <IconCheck size={14} stroke={4} />
        </span>
      )}
    </label>
  );
}
