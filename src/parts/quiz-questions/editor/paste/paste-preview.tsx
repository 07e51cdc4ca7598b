import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import { useIssueText } from '#parts/editor-parts/use-issue-texts.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import { issueMessages } from '../../issue-messages.ts';
import type { Question } from '../../model.ts';
import type { parsePastedQuestions } from '../../paste/paste-questions.ts';
import { editorOf } from '../editor-of.tsx';
import { TypeIcon, useKindTexts } from '../kind-texts.tsx';
import styles from './paste-dialog.module.css';

type PastePreviewProps = {
  questions: readonly Question[];
  problems: ReturnType<typeof parsePastedQuestions>['problems'];
  onShowLine: (line: number) => void;
};

/** The questions that were read from the text, and the lines that were not understood. */
export function PastePreview({ questions, problems, onShowLine }: PastePreviewProps) {
  const t = useMessages(editorMessages);
  const formatIssue = useIssueText(issueMessages);
  return (
    <section className={styles.column} aria-label={t('paste_preview')}>
      <h3 className={styles.heading}>
        {t('paste_preview')}
        {questions.length > 0 && <span>{` · ${t('count_questions', { count: questions.length })}`}</span>}
      </h3>
      {problems.length > 0 && (
        <div className={styles.problems} role="status">
          <p className={styles.problemsTitle}>
            <IconAlertTriangle size={18} aria-hidden />
            {t('paste_problems', { count: problems.length })}
          </p>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.message}`}>
                <button type="button" className={styles.line} onClick={() => onShowLine(problem.line)}>
                  {t('paste_line', { line: problem.line })}
                </button>{' '}
                {formatIssue(problem)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {questions.length === 0 ? (
        <p className={styles.nothing}>{t('paste_nothing')}</p>
      ) : (
        <ol className={styles.preview}>
          {questions.map((question, index) => (
            <PreviewItem key={question.id} question={question} number={index + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

const PreviewItem = memo(function PreviewItem({ question, number }: { question: Question; number: number }) {
  const t = useMessages(editorMessages);
  const tKind = useKindTexts();
  const { type, body, score } = question;
  const { PastedBody, PastedAnswers } = editorOf(question);
  return (
    <li className={styles.item}>
      <p className={styles.body}>
        {number}. {PastedBody ? <PastedBody question={question} /> : <span>{toText(body.text)}</span>}
      </p>
      <p className={styles.meta}>
        <TypeIcon type={type} size={16} />
        <span>
          {tKind(type)} · {t('count_points', { count: score ?? '–' })}
        </span>
      </p>
      {PastedAnswers && <PastedAnswers question={question} />}
    </li>
  );
});
