import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { givePaperMarks } from '#teacher/shared/marks/paper-marks.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { schoolClock } from '#ui/school-store.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import type { BookedWork, MarkBook } from '../booked.ts';
import { markBookMessages } from '../mark-book-messages.ts';
import { dialogMessages } from './dialog-messages.ts';
import type { BookDialogProps } from './dialog-props.ts';
import styles from './dialogs.module.css';
import {
  findPaperErrors,
  type PaperErrors,
  PaperFields,
  type PaperForm,
  readPoints,
} from './paper-fields.tsx';
import { bookReads, toCategoryId, useAssign } from './use-assign.ts';

/** Forms for work on paper. */

/** Today by the school's clock, such as 2026-09-01. */
const today = () => schoolClock().localDateAt(Date.now()).toISOString().slice(0, 10);

export function AddPaperDialog({ book, shown: { class_id, subject_id }, onClose }: BookDialogProps) {
  const tBook = useMessages(markBookMessages);
  const t = useMessages(dialogMessages);
  const title = tBook('add_paper');
  const [initial] = useState<PaperForm>(() => ({ name: '', day: today(), max: '100', category: '' }));
  const typed = useTyped(`paper_work_new:${class_id}:${subject_id}`, title, initial);
  const [errors, setErrors] = useState<PaperErrors>({});
  const add = useSend('POST /study/paper_work_add', { refreshes: bookReads, onSuccess: onClose });
  const form = typed.value;
  const submit = () => {
    const found = findPaperErrors(form, 0);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { name, day, max, category } = form;
    const values = { name: name.trim(), day, max_score: readPoints(max) ?? 0 };
    typed.clearAfter(
      add.mutateAsync({ class_id, subject_id, ...values, category_id: toCategoryId(category) }),
    );
  };
  return (
    <FormDialog
      title={title}
      submitLabel={t('add')}
      busy={add.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      typed={typed}
    >
      <PaperFields
        form={form}
        errors={errors}
        categories={book.categories}
        onChange={(changes) => typed.setValue({ ...form, ...changes })}
      />
    </FormDialog>
  );
}

type EditPaperProps = BookDialogProps & { work: BookedWork };

/** The students' marks in a work. */
const listMarks = ({ works, students }: MarkBook, work: BookedWork) =>
  students.map((student) => ({ student, cell: student.cells[works.indexOf(work)] }));

export function EditPaperDialog({ book, work, onClose }: EditPaperProps) {
  const tCommon = useMessages(commonMessages);
  const t = useMessages(dialogMessages);
  const { id, name, day, max_score, category_id } = work;
  const marks = listMarks(book, work);
  const saved: PaperForm & { excused: number[] } = {
    name,
    day: day ?? '',
    max: String(max_score),
    category: category_id === null ? '' : String(category_id),
    excused: marks.flatMap(({ student, cell }) => (cell?.state === 'excused' ? [student.user_id] : [])),
  };
  const typed = useTypedChanges(`paper_work:${id}`, name, saved);
  const [errors, setErrors] = useState<PaperErrors>({});
  const change = useSend('POST /study/paper_work_change', { refreshes: bookReads });
  const assign = useAssign();
  const remove = useSend('POST /study/paper_work_delete', { refreshes: bookReads, onSuccess: onClose });
  const namePerson = useNamePerson();
  const form = typed.value;
  /** Students whose tick has changed get excused, or are without a mark again. */
  const giveExcused = () => {
    const changed = marks.filter(
      ({ student: { user_id } }) => form.excused.includes(user_id) !== saved.excused.includes(user_id),
    );
    givePaperMarks(
      changed.map(({ student }) => ({
        mark: {
          paper_work_id: id,
          user_id: student.user_id,
          score: null,
          is_excused: form.excused.includes(student.user_id),
        },
        title: `${name} · ${namePerson({ ...student, is_guest: false })}`,
      })),
    );
  };
  const save = async () => {
    const values = { name: form.name.trim(), day: form.day, max_score: readPoints(form.max) ?? 0 };
    const changed = Object.entries(values).filter(
      ([key, value]) => value !== work[key as keyof typeof values],
    );
    if (changed.length > 0) await change.mutateAsync({ id, ...Object.fromEntries(changed) });
    if (form.category !== saved.category)
      await assign.mutateAsync({ kind: 'paper', id, category_id: toCategoryId(form.category) });
    giveExcused();
    onClose();
  };
  const submit = () => {
    const highest = Math.max(0, ...marks.map(({ cell }) => cell?.score ?? 0));
    const found = findPaperErrors(form, highest);
    setErrors(found);
    if (Object.keys(found).length === 0) typed.clearAfter(save());
  };
  const askAndRemove = async () => {
    const isSure = await confirm({ text: t('delete_paper_text', { name }), danger: true });
    if (isSure) typed.clearAfter(remove.mutateAsync({ id }));
  };
  return (
    <FormDialog
      title={name}
      submitLabel={tCommon('save')}
      busy={change.isPending || assign.isPending || remove.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      typed={typed}
    >
      <PaperFields form={form} errors={errors} categories={book.categories} onChange={typed.change} />
      <fieldset className={styles.people}>
        <legend>{t('excused')}</legend>
        {marks.map(({ student }) => (
          <Checkbox
            key={student.user_id}
            label={namePerson({ ...student, is_guest: false })}
            checked={form.excused.includes(student.user_id)}
            onChange={({ currentTarget: { checked } }) => {
              const others = form.excused.filter((userId) => userId !== student.user_id);
              // In the order of the class, so that ticking and unticking is no change.
              const ticked = new Set(checked ? [...others, student.user_id] : others);
              typed.change({
                excused: marks.flatMap(({ student: { user_id } }) => (ticked.has(user_id) ? [user_id] : [])),
              });
            }}
          />
        ))}
      </fieldset>
      <Button variant="subtle" color="red" className={styles.remove} onClick={() => void askAndRemove()}>
        {t('delete_paper')}
      </Button>
    </FormDialog>
  );
}
