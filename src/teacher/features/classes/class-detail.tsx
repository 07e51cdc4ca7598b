import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { classMessages } from './class-messages.ts';
import { classReads } from './class-reads.ts';
import classesStyles from './classes.module.css';
import { TeachingCard } from './teaching-card.tsx';

type ClassDetailProps = {
  id: number;
  termId: number | undefined;
  /** The students of the class. */
  children: ReactNode;
};

/** One class: its name and grade, its teachers with their subjects, and its students. */
export function ClassDetail({ id, termId, children }: ClassDetailProps) {
  const t = useMessages(classMessages);
  const tCommon = useMessages(commonMessages);
  const tChange = useMessages(changeMessages);
  const gradeName = useGradeName();
  const navigate = useNavigate();
  const [isEditing, setIsEditing] = useState(false);
  const reply = useCall('GET /admin/class', { id }, { reportsInPlace: true });
  const save = useSend('POST /admin/class_update', {
    refreshes: classReads,
    successText: tChange('saved'),
    onSuccess: () => setIsEditing(false),
  });
  const listLink = { to: '/admin/setting', search: { section: 'classes', term: termId } } as const;
  const remove = useSend('POST /admin/class_delete', {
    refreshes: ['GET /admin/classes', 'GET /admin/terms', 'GET /teacher/index'],
    onSuccess: () => void navigate(listLink),
  });
  if (reply.isPending) return <Skeleton lines={4} height="4.5rem" />;
  if (reply.isError) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  const { name, grade, calendar_name, student_count, unit_count, teachings } = reply.data;
  return (
    <>
      <section className={styles.card} aria-labelledby="setting-class">
        <Link {...listLink}>{t('all_classes')}</Link>
        <div className={classesStyles.head}>
          <h2 id="setting-class">{name}</h2>
          <div className={classesStyles.actions}>
            <Button
              variant="default"
              data-opener="edit-class"
              aria-label={t('edit_class', { name })}
              onClick={() => setIsEditing(true)}
            >
              {tChange('edit')}
            </Button>
            {student_count === 0 && unit_count === 0 && (
              <Button
                variant="default"
                loading={remove.isPending}
                aria-label={t('delete_class', { name })}
                onClick={async () => {
                  const isSure = await confirm({ text: t('delete_question', { name }), danger: true });
                  if (isSure) remove.mutate({ id });
                }}
              >
                {tCommon('delete')}
              </Button>
            )}
          </div>
        </div>
        <p className={styles.text}>{`${calendar_name} · ${gradeName(grade)}`}</p>
      </section>
      <TeachingCard classId={id} teachings={teachings} />
      {children}
      {isEditing && (
        <ClassDialog
          title={t('edit_class', { name })}
          initialForm={{ name, grade }}
          typedName={`class:${id}`}
          busy={save.isPending}
          onSave={(form) => save.mutateAsync({ id, ...form })}
          onClose={() => setIsEditing(false)}
          opener="edit-class"
        />
      )}
    </>
  );
}
