import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { settingMessages } from '#teacher/features/setting/messages.ts';
import styles from '#teacher/features/setting/setting.module.css';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

type Subject = ApiReply<'GET /admin/subjects'>['items'][number];

/** The English names of the school's subjects. */
export function SubjectSetting() {
  const t = useMessages(settingMessages);
  const subjects = useCall('GET /admin/subjects', {}, { inPlace: true });
  return (
    <section className={styles.card} aria-labelledby="setting-subjects">
      <h2 id="setting-subjects">{t('subjects')}</h2>
      <p className={styles.text}>{t('subjects_text')}</p>
      {subjects.isPending && <Skeleton lines={3} height="2.75rem" />}
      {subjects.isError && <LoadError error={subjects.error} onRetry={() => void subjects.refetch()} />}
      {subjects.data?.items.map((subject) => (
        <SubjectForm key={`${subject.id} ${subject.name_eng}`} subject={subject} />
      ))}
    </section>
  );
}

function SubjectForm({ subject: { id, name, name_eng, colour } }: { subject: Subject }) {
  const t = useMessages(settingMessages);
  const common = useMessages(commonMessages);
  const edits = useMessages(editMessages);
  const [english, setEnglish] = useState(name_eng);
  const save = useSend('POST /admin/subject_update', {
    refreshes: ['GET /admin/subjects', 'GET /common/subject_list', 'GET /teacher/index'],
    success: t('saved'),
    failure: edits('edit_failed'),
  });
  return (
    <form
      className={styles.subject}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ id, name_eng: english.trim() });
      }}
    >
      <SubjectChip name={name} colour={colour} />
      <TextInput
        aria-label={t('english_name', { name })}
        placeholder={t('no_english_name')}
        lang="en"
        maxLength={nameMaxLength}
        value={english}
        onChange={({ currentTarget }) => setEnglish(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={save.isPending}
        disabled={english.trim() === name_eng}
        aria-label={t('save_english_name', { name })}
      >
        {common('save')}
      </Button>
    </form>
  );
}
