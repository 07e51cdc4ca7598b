import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { FactsForm } from '../create/facts-form.tsx';
import { type ExamFacts, noFacts } from '../create/question-draft.ts';
import { examMessages } from '../exam-messages.ts';
import styles from '../paper/paper.module.css';
import { takeMessages } from './take-messages.ts';

export type TakeDialogProps = {
  activity: { id: number; name: string; subject_id: number | null; grade: number | null };
  /** `data-opener` of the button that gets the focus back. */
  opener: string;
  onClose: () => void;
};

/** Puts the questions of a quiz into Course Resources, and says what became of each. */
export function TakeDialog({ activity, opener, onClose }: TakeDialogProps) {
  const t = useMessages(takeMessages);
  const tCommon = useMessages(commonMessages);
  const { subject_id, grade } = activity;
  const [facts, setFacts] = useState<ExamFacts>({ ...noFacts, subject_id, grade });
  const take = useSend('POST /exam/take_questions', {
    refreshes: ['GET /exam/question_list', 'GET /exam/tag_list'],
  });
  useReturnFocus(opener);
  return (
    <Modal
      opened
      title={t('title', { name: activity.name })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      {take.data ? (
        <Taken result={take.data} onClose={onClose} />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            take.mutate({ activity_id: activity.id, facts });
          }}
        >
          <p>{t('text')}</p>
          <FactsForm
            kind="question"
            facts={facts}
            onChange={(part) => setFacts((previous) => ({ ...previous, ...part }))}
          />
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={take.isPending}>
              {t('put')}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Modal>
  );
}

type TakenProps = { result: ApiReply<'POST /exam/take_questions'>; onClose: () => void };

function Taken({ result: { taken, already_there, incomplete }, onClose }: TakenProps) {
  const t = useMessages(takeMessages);
  const tExam = useMessages(examMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <div className={styles.form} role="status">
      <p>
        <strong>{t('taken', { count: taken.length })}</strong>
      </p>
      {already_there.length > 0 && <p>{t('already_there', { count: already_there.length })}</p>}
      {incomplete.length > 0 && (
        <div>
          <p>{t('incomplete', { count: incomplete.length })}</p>
          <ul>
            {incomplete.map(({ question_id, title }) => (
              <li key={question_id}>{title || tExam('untitled')}</li>
            ))}
          </ul>
        </div>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose} data-autofocus>
          {tCommon('close')}
        </Button>
        <Button renderRoot={(props) => <Link {...props} to="/exam-res/list" search={{ own: 1 }} />}>
          {t('to_bank')}
        </Button>
      </DialogFoot>
    </div>
  );
}
