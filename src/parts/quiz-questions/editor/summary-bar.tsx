import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../editor-fields/messages.ts';
import type { Question } from '../model.ts';
import { sumScores } from './question-changes.ts';
import styles from './questions-editor.module.css';

type SummaryBarProps = {
  questions: readonly Question[];
  /** Ids of questions that are not complete. */
  unfinishedIds: readonly string[];
  settings: ReactNode;
  onShowIssue: (id: string) => void;
};

/** Totals, the number of unfinished questions, and the settings of the quiz. */
export function SummaryBar({ questions, unfinishedIds, settings, onShowIssue }: SummaryBarProps) {
  const t = useMessages(editorMessages);
  const formats = useFormats();
  const [firstUnfinishedId] = unfinishedIds;
  return (
    <div className={styles.bar}>
      <p className={styles.totals}>
        <strong>{t('count_questions', { count: questions.length })}</strong>
        {' · '}
        <strong>{t('count_points', { count: formats.number(sumScores(questions)) })}</strong>
      </p>
      {firstUnfinishedId !== undefined && (
        <button type="button" className={styles.unfinished} onClick={() => onShowIssue(firstUnfinishedId)}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('count_unfinished', { count: unfinishedIds.length })}
        </button>
      )}
      {questions.length > 0 && firstUnfinishedId === undefined && (
        <p className={styles.ready}>
          <IconCircleCheck size={20} aria-hidden />
          {t('ready')}
        </p>
      )}
      <div className={styles.settings}>{settings}</div>
    </div>
  );
}
