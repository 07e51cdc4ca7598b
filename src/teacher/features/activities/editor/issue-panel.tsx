import { CloseButton } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { type FoundIssue, findPartNumber } from '#teacher/features/activities/draft/draft-issues.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from './editor-messages.ts';
import styles from './issue-panel.module.css';

type IssuePanelProps = {
  issues: readonly FoundIssue[];
  onChoose: (issue: FoundIssue) => void;
  onClose: () => void;
};

/** Lists the issues of the draft. Each leads to its field, and disappears once it is resolved. */
export function IssuePanel({ issues, onChoose, onClose }: IssuePanelProps) {
  const t = useMessages(editorMessages);
  const tCommon = useMessages(commonMessages);
  const hasNoIssues = issues.length === 0;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      data-done={hasNoIssues || undefined}
      aria-labelledby="diy-issues"
    >
      <header className={styles.head}>
        {hasNoIssues && <IconCircleCheckFilled size={24} aria-hidden="true" />}
        <h2 id="diy-issues">
          <span role="status">
            {hasNoIssues ? t('issues_none') : t('issues_title', { count: issues.length })}
          </span>
        </h2>
        <CloseButton aria-label={tCommon('close')} onClick={onClose} />
      </header>
      {!hasNoIssues && (
        <>
          <p className={styles.hint}>{t('issues_hint')}</p>
          <ol className={styles.list}>
            {issues.map((issue) => {
              const number = findPartNumber(issue);
              return (
                <li key={`${issue.path.join('.')} ${issue.message} ${JSON.stringify(issue.params ?? '')}`}>
                  <button type="button" className={styles.issue} onClick={() => onChoose(issue)}>
                    <span className={styles.place}>
                      {t(issue.place === 'form' ? 'settings' : 'content')}
                      {number !== undefined && <span>{` ${number}`}</span>}
                    </span>
                    <span>{issue.text}</span>
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}
