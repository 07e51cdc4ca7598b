import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { BookedWork } from '../booked.ts';
import { markBookMessages } from '../mark-book-messages.ts';
import type { BookDialogProps } from './dialog-props.ts';
import { EditPaperDialog } from './paper-dialogs.tsx';
import { toCategoryId, useAssign, useCategoryChoices } from './use-assign.ts';

const noErrors = {};

/** What can be changed of a work in the book: of an activity its category, of work on paper everything. */
export function WorkDialog(props: BookDialogProps & { work: BookedWork }) {
  return props.work.kind === 'paper' ? <EditPaperDialog {...props} /> : <CategoryChoice {...props} />;
}

function CategoryChoice({ book, work, onClose }: BookDialogProps & { work: BookedWork }) {
  const t = useMessages(markBookMessages);
  const tCommon = useMessages(commonMessages);
  const choices = useCategoryChoices(book.categories);
  const assign = useAssign();
  const [value, setValue] = useState(work.category_id === null ? '' : String(work.category_id));
  const submit = async () => {
    await assign.mutateAsync({ kind: work.kind, id: work.id, category_id: toCategoryId(value) });
    onClose();
  };
  return (
    <FormDialog
      title={work.name}
      submitLabel={tCommon('save')}
      busy={assign.isPending}
      errors={noErrors}
      // A failure is told over the page, and the choice stays.
      onSubmit={() => void submit().catch(() => undefined)}
      onClose={onClose}
    >
      <NativeSelect
        data-autofocus
        label={t('category')}
        data={choices}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </FormDialog>
  );
}
