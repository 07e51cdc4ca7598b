import { Button } from '@mantine/core';
import { useState } from 'react';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { SubjectDialog } from './subject-dialog.tsx';
import { SubjectItem } from './subject-item.tsx';
import { subjectMessages } from './subject-messages.ts';
import { subjectReads } from './subject-reads.ts';
import subjectsStyles from './subjects.module.css';

/** The subjects of the school in their order, with both names and a colour. */
export function SubjectSetting() {
  const t = useMessages(subjectMessages);
  const tChange = useMessages(changeMessages);
  const [isAdding, setIsAdding] = useState(false);
  const subjects = useCall('GET /admin/subjects', {}, { reportsInPlace: true });
  const items = subjects.data?.items ?? [];
  const add = useSend('POST /admin/subject_add', {
    refreshes: subjectReads,
    successText: tChange('saved'),
    onSuccess: () => setIsAdding(false),
  });
  return (
    <section className={styles.card} aria-labelledby="setting-subjects">
      <div className={subjectsStyles.head}>
        <h2 id="setting-subjects">{t('subjects')}</h2>
        <Button data-opener="add-subject" onClick={() => setIsAdding(true)}>
          {t('add_subject')}
        </Button>
      </div>
      <p className={styles.text}>{t('subjects_text')}</p>
      {subjects.isPending && <Skeleton lines={3} height="2.75rem" />}
      {subjects.isError && <LoadError error={subjects.error} onRetry={() => void subjects.refetch()} />}
      {items.length > 0 && (
        <ul className={subjectsStyles.list}>
          {items.map((subject, index) => (
            <SubjectItem key={subject.id} subject={subject} position={index + 1} count={items.length} />
          ))}
        </ul>
      )}
      {isAdding && (
        <SubjectDialog
          title={t('add_subject')}
          initialForm={{ name: '', name_eng: '', colour: 'harbour' }}
          typedName="subject:new"
          busy={add.isPending}
          onSave={(form) => add.mutateAsync(form)}
          onClose={() => setIsAdding(false)}
          opener="add-subject"
        />
      )}
    </section>
  );
}
