import { useEffect, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';

type Subjects = ApiReply<'GET /common/subject_list'>['subject_list'];

const noSubjects: Subjects = [];

/** The subjects of the school; none until the server has named them. */
export function useSubjects(): Subjects {
  const language = useLanguage();
  const [inLanguage, setInLanguage] = useState<{ language: string; subjects: Subjects }>();
  useEffect(() => {
    const controller = new AbortController();
    call('GET /common/subject_list', {}, { quiet: true, signal: controller.signal }).then(
      ({ subject_list }) => setInLanguage({ language, subjects: subject_list }),
      () => undefined,
    );
    return () => controller.abort();
  }, [language]);
  return inLanguage?.language === language ? inLanguage.subjects : noSubjects;
}
