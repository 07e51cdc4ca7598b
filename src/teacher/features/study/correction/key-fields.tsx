import { Text } from '@mantine/core';
import { useCallback } from 'react';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { withKeyOf } from '#parts/quiz-questions/corrections/correct-question.ts';
import { editorOf } from '#parts/quiz-questions/editor/editor-of.tsx';
import { issueMessages } from '#parts/quiz-questions/issue-messages.ts';
import { findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { uploadFile } from '#ui/upload/upload-file.ts';
import styles from './correction.module.css';
import { correctionMessages } from './correction-messages.ts';

type KeyFieldsProps = {
  question: Question;
  /** The question as it is marked now. */
  published: Question;
  onChange: (question: Question) => void;
};

/**
 * The answer fields of the question's kind. What students saw is put back as soon as it is changed, and what would add to
 * it or take from it is not shown.
 */
export function KeyFields({ question, published, onChange }: KeyFieldsProps) {
  const t = useMessages(correctionMessages);
  const { Fields } = editorOf(question);
  const errorAt = useIssueTexts(issueMessages, findQuestionIssues(question));
  const update = useCallback(
    (change: (question: Question) => Partial<Question>) => {
      const changed = { ...question, ...change(question) };
      onChange(withKeyOf(published, changed) ?? question);
    },
    [question, published, onChange],
  );
  return (
    <div className={styles.key}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('key_text')}
      </Text>
      <Fields {...{ question, errorAt, update, uploadFile }} focusOn={() => undefined} />
    </div>
  );
}
