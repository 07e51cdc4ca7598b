import { useId, useRef, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import { reportRemarkMaxLength } from '#contract/limits.ts';
import termStyles from '#teacher/features/study/term/student-term.module.css';
import { displayLanguageNames } from '#teacher/shared/activities/display-language-names.ts';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { LinkForm } from './link-form.tsx';
import styles from './report.module.css';
import { ReportLinks } from './report-links.tsx';
import { reportMessages } from './report-messages.ts';
import { ReportSheet } from './report-sheet.tsx';
import { useReportPreview } from './use-report-preview.ts';

type ReportMakerProps = {
  term: ApiReply<'GET /study/student_term'>;
  studentKey: { class_id: number; subject_id: number; user_id: number };
};

const languageOptions = (['zh-hk', 'zh-tw', 'zh-cn', 'en'] as const).map((value) => ({
  value,
  label: displayLanguageNames[value],
}));

/** Chooses what a student's report says, prints it, and makes links to it. */
export function ReportMaker({ term, studentKey }: ReportMakerProps) {
  const t = useMessages(reportMessages);
  const namePerson = useNamePerson();
  const { class_id, subject_id, user_id } = studentKey;
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isOneSubject, setOneSubject] = useState(true);
  const subject = chooseName(term.subject_name, term.subject_name_eng, useLanguage());
  const student = term.students.find((each) => each.user_id === user_id);
  const name = student ? namePerson({ ...student, is_guest: false }) : '';
  const typed = useTyped(`report:${class_id}:${user_id}`, `${t('remark')} · ${name}`, '');
  const remarkId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const chosenSubject = isOneSubject ? { subject_id } : {};
  const input = { class_id, user_id, ...chosenSubject, language, remark: typed.value };
  const preview = useReportPreview(input);
  return (
    <>
      <div className={styles.parts}>
        <div>
          <section className={`${termStyles.card} ${styles.form}`}>
            <h2>{t('content')}</h2>
            <p className={styles.text}>{t('intro')}</p>
            <SelectField
              label={t('language')}
              data={languageOptions}
              value={language}
              onChange={(value) => setLanguage(value as Language)}
            />
            <SelectField
              label={t('subjects')}
              data={[
                { value: 'one', label: t('one_subject', { subject }) },
                { value: 'all', label: t('all_subjects') },
              ]}
              value={isOneSubject ? 'one' : 'all'}
              onChange={(value) => setOneSubject(value === 'one')}
            />
            <KeptNote typed={typed} />
            <div className={styles.area}>
              <label htmlFor={remarkId}>{t('remark')}</label>
              <textarea
                id={remarkId}
                rows={4}
                maxLength={reportRemarkMaxLength}
                value={typed.value}
                onChange={({ currentTarget }) => typed.setValue(currentTarget.value)}
              />
            </div>
            <div>
              <Button disabled={!preview.data} onClick={() => frame.current?.contentWindow?.print()}>
                {t('print')}
              </Button>
            </div>
          </section>
          <LinkForm key={user_id} input={input} onCreate={typed.clearAfter} />
        </div>
        <ReportSheet frame={frame} reply={preview} />
      </div>
      <ReportLinks classId={class_id} userId={user_id} />
    </>
  );
}
