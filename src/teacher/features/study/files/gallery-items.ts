import type { ApiReply } from '#contract/api.ts';
import type { ClassAttempt } from '#form/activity-views.ts';

/** Photos, videos and sounds of a class by the place where they were asked for. Pure. */

type Answers = ApiReply<'GET /study/answer_files'>['items'];
type Place = { id: string; name: string; question_ids: readonly string[] };
type Question = { id: string; title: string };

export type GalleryFile = Answers[number]['files'][number] & {
  /** Of the student or the group. */
  by: string;
};
export type GalleryPlace = {
  id: string;
  name: string;
  /** From 1, in the order of the content. */
  number: number;
  questions: { id: string; title: string; files: GalleryFile[] }[];
};

export const mediaGroupOf = ({
  mime,
}: Pick<GalleryFile, 'mime'>): 'image' | 'audio' | 'video' | undefined => {
  const [group] = mime.split('/');
  if (mime === 'application/vnd.rn-realmedia-vbr') return 'video';
  return group === 'image' || group === 'audio' || group === 'video' ? group : undefined;
};

/** Places and questions with files, in the order of the content; within a question in the order of the class. */
export function listGalleryPlaces(
  places: readonly Place[],
  questions: readonly Question[],
  answers: Answers,
  attempts: readonly ClassAttempt[],
): GalleryPlace[] {
  const filesOf = (questionId: string): GalleryFile[] =>
    attempts.flatMap(({ attempt_id, name }) =>
      answers
        .filter((answer) => answer.attempt_id === attempt_id && answer.question_id === questionId)
        .flatMap(({ files }) => files.filter(mediaGroupOf).map((file) => ({ ...file, by: name }))),
    );
  return places
    .map(({ id, name, question_ids }, index) => ({
      id,
      name,
      number: index + 1,
      questions: questions
        .filter((question) => question_ids.includes(question.id))
        .map((question) => ({ id: question.id, title: question.title, files: filesOf(question.id) }))
        .filter(({ files }) => files.length > 0),
    }))
    .filter((place) => place.questions.length > 0);
}
