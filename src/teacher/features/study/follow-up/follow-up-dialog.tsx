import { Checkbox, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { findHardestQuestions } from '#contract/figures/question-figures.ts';
import { nameMaxLength } from '#contract/limits.ts';
import type { Grid } from '#teacher/features/study/grid-model.ts';
import { coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './follow-up-dialog.module.css';
import { followUpMessages } from './follow-up-messages.ts';
import { listMissed, type MissedStudent } from './list-missed.ts';

type FollowUpDialogProps = {
  grid: Grid;
  opener: string;
  onClose: () => void;
  onMade: (made: { unitId: number } | { classId: number }) => void;
};

type Errors = { name?: string; questions?: string; students?: string };

const toggled = <T,>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** Makes a quiz or groups for students who missed questions: first of the hardest ones, and of all who missed any. */
export function FollowUpDialog({ grid, opener, onClose, onMade }: FollowUpDialogProps) {
  const t = useMessages(followUpMessages);
  const { courseware, rows } = grid;
  const [key] = useState(randomKey);
  const [way, setWay] = useState<'quiz' | 'groups'>('quiz');
  const [name, setName] = useState(() =>
    t('again', { name: courseware.courseware_name }).slice(0, nameMaxLength),
  );
  const [questionIds, setQuestionIds] = useState<readonly string[]>(() =>
    findHardestQuestions(rows, courseware.questions).map(({ question }) => question.id),
  );
  const [leftOutIds, setLeftOutIds] = useState<readonly number[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const chosenQuestions = courseware.questions.filter(({ id }) => questionIds.includes(id));
  const missed = listMissed(rows, chosenQuestions);
  const userIds = missed.map(({ row }) => row.user_id).filter((id) => !leftOutIds.includes(id));
  const quizCall = useSend('POST /study/follow_up_quiz', {
    refreshes: [...coursewareReads, 'GET /diy/list'],
  });
  const groupsCall = useSend('POST /study/follow_up_groups', { refreshes: ['GET /group/set_list'] });

  const submit = async () => {
    const foundErrors: Errors = {
      ...(name.trim() === '' && { name: t('name_required') }),
      ...(questionIds.length === 0 && { questions: t('question_required') }),
      ...(userIds.length === 0 && { students: t('student_required') }),
    };
    setErrors(foundErrors);
    if (Object.keys(foundErrors).length > 0) return;
    const input = { courseware_id: courseware.courseware_id, user_ids: userIds, name: name.trim() };
    // What is refused, the call has said; the dialog stays as it is.
    try {
      if (way === 'groups') {
        const { class_id } = await groupsCall.mutateAsync(input);
        showToast('success', t('groups_made'));
        onMade({ classId: class_id });
        return;
      }
      const made = await quizCall.mutateAsync({ ...input, question_ids: [...questionIds], key });
      showToast('success', t(made.courseware_id === null ? 'quiz_is_draft' : 'quiz_made'));
      onMade({ unitId: made.unit_id });
    } catch {}
  };

  return (
    <FormDialog
      size="lg"
      title={t('title', { name: courseware.courseware_name })}
      submitLabel={t(way === 'quiz' ? 'make_quiz' : 'make_groups')}
      busy={quizCall.isPending || groupsCall.isPending}
      errors={errors}
      onSubmit={() => void submit()}
      onClose={onClose}
      opener={opener}
    >
      <Radio.Group
        label={t('way')}
        value={way}
        onChange={(value) => setWay(value === 'groups' ? 'groups' : 'quiz')}
      >
        <div className={styles.choices}>
          <Radio value="quiz" label={t('way_quiz')} />
          <Radio value="groups" label={t('way_groups')} />
        </div>
      </Radio.Group>
      <TextInput
        label={t('name')}
        required
        maxLength={nameMaxLength}
        value={name}
        error={errors.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Checkbox.Group
        label={t('questions')}
        value={[...questionIds]}
        error={errors.questions}
        onChange={setQuestionIds}
      >
        <div className={styles.list}>
          {courseware.questions.map(({ id, title }, index) => (
            <Checkbox key={id} value={id} label={`${index + 1}. ${title}`} />
          ))}
        </div>
      </Checkbox.Group>
      <StudentBoxes
        missed={missed}
        questionCount={chosenQuestions.length}
        chosenIds={userIds}
        error={errors.students}
        onToggle={(id) => setLeftOutIds(toggled(leftOutIds, id))}
      />
    </FormDialog>
  );
}

type StudentBoxesProps = {
  missed: readonly MissedStudent[];
  questionCount: number;
  chosenIds: readonly number[];
  error: string | undefined;
  onToggle: (id: number) => void;
};

function StudentBoxes({ missed, questionCount, chosenIds, error, onToggle }: StudentBoxesProps) {
  const t = useMessages(followUpMessages);
  const namePerson = useNamePerson();
  return (
    <Checkbox.Group label={t('students')} value={chosenIds.map(String)} error={error}>
      <div className={styles.list}>
        {missed.map(({ row, missedCount }) => (
          <Checkbox
            key={row.user_id}
            value={String(row.user_id)}
            label={`${row.class_number ?? ''} ${namePerson(row)}`.trim()}
            description={t('missed', { missed: missedCount, count: questionCount })}
            onChange={() => onToggle(row.user_id)}
          />
        ))}
        {missed.length === 0 && questionCount > 0 && <p className={styles.none}>{t('nobody')}</p>}
      </div>
    </Checkbox.Group>
  );
}
