import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { UnitChoice } from '#teacher/shared/unit-choice/unit-choice.tsx';
import { call } from '#ui/api/call.ts';
import { useSend } from '#ui/api/hooks.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './paper.module.css';
import { paperMessages } from './paper-messages.ts';

export type PaperOfQuiz = { id: number; title: string; subjectId: number | null };

type QuizDialogProps = PaperOfQuiz & { onClose: () => void };

/** Makes a quiz of the paper, in a unit if the teacher wants that, and opens its editor. */
export function QuizDialog({ id, title, subjectId, onClose }: QuizDialogProps) {
  const t = useMessages(paperMessages);
  const tCommon = useMessages(commonMessages);
  const navigate = useNavigate();
  const [name, setName] = useState(title.slice(0, nameMaxLength));
  const [key] = useState(randomKey);
  const [goesIntoUnit, setGoesIntoUnit] = useState(false);
  const toQuiz = useSend('POST /exam/paper_to_quiz', {
    refreshes: ['GET /diy/list', 'GET /teacher/course_list'],
  });
  const make = async (unitId?: number) => {
    try {
      const made = await toQuiz.mutateAsync({ id, key, name: name.trim() || undefined, unit_id: unitId });
      showToast('success', t('quiz_made', { count: made.question_count }));
      if (made.left_out > 0) showToast('info', t('left_out', { count: made.left_out }));
      const { type } = await call('GET /diy/detail', { id: made.activity_id });
      await navigate({
        to: '/teacher/diy/edit/$course_type/$id',
        params: { course_type: type, id: String(made.activity_id) },
        search: { unit_id: unitId },
      });
    } catch {
      // The call has shown why; the dialog stays, and trying again makes no second quiz.
    }
  };
  return (
    <Modal
      opened
      title={t('make_quiz')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <div className={styles.form}>
        <TextInput
          data-autofocus
          label={t('quiz_name')}
          placeholder={title}
          maxLength={nameMaxLength}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox
          label={t('into_unit')}
          checked={goesIntoUnit}
          onChange={({ currentTarget }) => setGoesIntoUnit(currentTarget.checked)}
        />
        {goesIntoUnit ? (
          <UnitChoice
            subjectId={subjectId}
            submitLabel={t('make_quiz')}
            busy={toQuiz.isPending}
            onChoose={(unit) => void make(unit.id)}
            onCancel={onClose}
          />
        ) : (
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button loading={toQuiz.isPending} onClick={() => void make()}>
              {t('make_quiz')}
            </Button>
          </DialogFoot>
        )}
      </div>
    </Modal>
  );
}
