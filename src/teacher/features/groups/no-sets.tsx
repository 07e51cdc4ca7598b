import { Button } from '@mantine/core';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { groupMessages } from './messages.ts';

/** Shown if the term has no classes. */
export function NoClasses() {
  const t = useMessages(classFilterMessages);
  return <EmptyState picture={<NoStudents />} title={t('no_classes')} text={t('no_classes_text')} />;
}

/** Shown if the class has no group sets, with a button that creates one. */
export function NoSets({ onCreate }: { onCreate: () => void }) {
  const t = useMessages(groupMessages);
  return (
    <EmptyState picture={<NoStudents />} title={t('empty')} text={t('empty_text')}>
      <Button onClick={onCreate}>{t('new_set')}</Button>
    </EmptyState>
  );
}
