import { Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import type { BankQuestion } from '#parts/exam-content/bank-question.ts';
import { completeQuestion } from '#parts/quiz-questions/issues.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { AnswerContext } from '#parts/quiz-questions/views/question/question-view.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { QuestionFace } from '../look/question-face.tsx';
import styles from './create.module.css';
import { createMessages } from './create-messages.ts';

type PreviewDialogProps = { content: BankQuestion; onClose: () => void };

/** The question as students see it, to be tried. */
export function PreviewDialog({ content, onClose }: PreviewDialogProps) {
  const t = useMessages(createMessages);
  const tCommon = useMessages(commonMessages);
  const [showsKey, setShowsKey] = useState(false);
  const [response, setResponse] = useState<QuestionResponse>();
  return (
    <Modal
      opened
      size="48rem"
      title={t('preview')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <div className={styles.preview}>
        <p className={styles.note}>{t('preview_text')}</p>
        <Switch
          label={t('show_key')}
          checked={showsKey}
          onChange={({ currentTarget }) => setShowsKey(currentTarget.checked)}
        />
        <AnswerContext value={(_id, given) => setResponse(given)}>
          <QuestionFace
            content={{ ...content, question: completeQuestion(content.question) }}
            response={response}
            isLocked={showsKey}
            showsKey={showsKey}
          />
        </AnswerContext>
      </div>
    </Modal>
  );
}
