import { IconCheck } from '@tabler/icons-react';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { optionLetter } from '../../body-words.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import type { WithAnswers } from '../choice-kind.ts';
import styles from './pasted-options.module.css';

/** The options of a pasted question. */
export function PastedOptions({ question: { answers } }: { question: WithAnswers }) {
  const t = useMessages(editorMessages);
  return (
    <ul className={styles.options}>
      {answers.map((answer, index) => (
        <li key={answer.id} data-correct={answer.correct || undefined}>
          <span>{optionLetter(index)}</span>. <span>{toText(answer.text)}</span>
          {answer.correct && (
            <IconCheck size={16} stroke={3} role="img" aria-label={t('correct')} className={styles.tick} />
          )}
        </li>
      ))}
    </ul>
  );
}
