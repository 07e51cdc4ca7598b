import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import styles from './question-list.module.css';

type RowWarningProps = {
  /** What the row is, for screen readers. */
  name: string;
  issueCount: number;
  isTabStop: boolean;
  onShow: () => void;
};

/** Leads to the first thing that a row lacks. */
export function RowWarning({ name, issueCount, isTabStop, onShow }: RowWarningProps) {
  const t = useMessages(editorMessages);
  const text = t('count_issues', { count: issueCount });
  return (
    <button
      type="button"
      className={styles.warning}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${name}: ${text}`}
      title={text}
      onClick={onShow}
    >
      <IconAlertTriangle size={20} aria-hidden />
    </button>
  );
}
