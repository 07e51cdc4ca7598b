import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { useIssueText } from '#parts/editor-parts/use-issue-texts.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type BodyPart, optionLetter, splitBlanks } from '../../body-text.ts';
import { splitAccepted } from '../../issues.ts';
import { questionMessages } from '../../messages.ts';
import type { Question } from '../../model.ts';
import type { parsePastedQuestions } from '../../paste/paste-questions.ts';
import { editorMessages } from '../messages.ts';
import { TypeIcon } from '../question-types.tsx';
import styles from './paste-dialog.module.css';

type PastePreviewProps = {
  questions: readonly Question[];
  problems: ReturnType<typeof parsePastedQuestions>['problems'];
  onShowLine: (line: number) => void;
};

/** The questions that were read from the text, and the lines that were not understood. */
export function PastePreview({ questions, problems, onShowLine }: PastePreviewProps) {
  const t = useMessages(editorMessages);
  const formatIssue = useIssueText(questionMessages);
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

/** A text is the first part, or follows a blank. */
const toKey = (part: BodyPart | undefined) => (part && 'blank' in part ? part.blank : '');

const PreviewItem = memo(function PreviewItem({ question, number }: { question: Question; number: number }) {
  const t = useMessages(editorMessages);
  const { type, body, answers, blanks, score } = question;
  const formatAccepted = (index: number) => splitAccepted(blanks[index]?.accepted ?? '').join(' / ') || '?';
  return (
    <li className={styles.item}>
      <p className={styles.body}>
        {number}.{' '}
        {type === 'blank' ? (
          <span>
            {splitBlanks(body.text).map((part, index, parts) =>
              'blank' in part ? (
                <mark key={part.blank} className={styles.blank}>
                  {formatAccepted(part.blank)}
                </mark>
              ) : (
                <span key={`after ${toKey(parts[index - 1])}`}>{part.text}</span>
              ),
            )}
          </span>
        ) : (
          <span>{body.text}</span>
        )}
      </p>
      <p className={styles.meta}>
        <TypeIcon type={type} size={16} />
        <span>
          {t(type)} · {t('count_points', { count: score ?? '–' })}
        </span>
      </p>
      {type !== 'blank' && (
        <ul className={styles.options}>
          {answers.map((answer, index) => (
            <li key={answer.id} data-correct={answer.correct || undefined}>
              <span>{optionLetter(index)}</span>. <span>{answer.text}</span>
              {answer.correct && (
                <IconCheck
                  size={16}
                  stroke={3}
                  role="img"
                  aria-label={t('correct')}
                  className={styles.tick}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});
