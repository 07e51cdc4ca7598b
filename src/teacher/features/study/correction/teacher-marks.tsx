import { Text } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { correctionMessages } from './correction-messages.ts';

type Marks = ApiReply<'POST /study/correction_preview'>['coursewares'][number]['teacher_marks'];

/** The marks of teachers that a correction leaves. */
export function TeacherMarks({ marks, count }: { marks: Marks; count: number }) {
  const t = useMessages(correctionMessages);
  const namePerson = useNamePerson();
  const { number, list } = useFormats();
  if (count === 0) return null;
  const texts = marks.map((mark) => t('teacher_mark', { name: namePerson(mark), score: number(mark.score) }));
  const more = count - marks.length;
  return (
    <Text size="sm" mt="xs">
      <span>{t('teacher_marks', { count })}</span>{' '}
      <span>{list([...texts, ...(more > 0 ? [t('and_more', { count: more })] : [])])}</span>
    </Text>
  );
}
