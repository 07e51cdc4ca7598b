import type { ApiReply } from '#contract/api.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { listClassAttempts } from '#teacher/shared/spaces/list-class-attempts.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { GalleryPaper } from './files-gallery.tsx';
import { filesMessages } from './files-messages.ts';
import { listGalleryPlaces } from './gallery-items.ts';

type QuestionDetail = ApiReply<'GET /study/question_detail'>;

/** The photos, videos and sounds that the class handed in with its answers to one question; nothing without any. */
export function AnswerGallery({ detail }: { detail: Pick<QuestionDetail, 'question_id' | 'students'> }) {
  const t = useMessages(filesMessages);
  const namePerson = useNamePerson();
  const { question_id: id, students } = detail;
  const fileByAttempt = new Map(students.map(({ attempt_id, files }) => [attempt_id, files]));
  const answers = [...fileByAttempt].flatMap(([attempt_id, files]) =>
    attempt_id === null ? [] : [{ attempt_id, question_id: id, files }],
  );
  // The question is named above, and has no place here.
  const places = listGalleryPlaces(
    [{ id, name: '', question_ids: [id] }],
    [{ id, title: '' }],
    answers,
    listClassAttempts(students, namePerson),
  );
  return places.length === 0 ? null : <GalleryPaper title={t('title')} places={places} />;
}
