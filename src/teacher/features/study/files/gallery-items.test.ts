import { expect, it } from 'vitest';
import { listGalleryPlaces } from './gallery-items.ts';

const file = (id: number, mime = 'image/jpeg') => ({
  id,
  url: `/private/${id}`,
  name: `${id}`,
  mime,
  bytes: 1,
});
const attempt = (attempt_id: number, name: string) => ({
  attempt_id,
  name,
  student_ids: [attempt_id],
  state: 'in_progress' as const,
});
const places = [
  { id: 'pier', name: 'Pier', question_ids: ['see', 'hear'] },
  { id: 'tower', name: 'Tower', question_ids: ['climb'] },
  { id: 'end', name: 'End', question_ids: ['home'] },
];
const questions = ['home', 'see', 'hear', 'climb'].map((id) => ({ id, title: `About ${id}` }));

it('groups photos, videos and sounds by place and question, in the order of the class', () => {
  const answers = [
    { attempt_id: 1, question_id: 'home', files: [file(1), file(2, 'application/pdf')] },
    { attempt_id: 2, question_id: 'see', files: [file(3), file(4, 'video/quicktime')] },
    { attempt_id: 1, question_id: 'see', files: [file(5, 'audio/mpeg')] },
    { attempt_id: 1, question_id: 'climb', files: [file(6, 'application/pdf')] },
    { attempt_id: 9, question_id: 'see', files: [file(7)] },
  ];
  const shown = listGalleryPlaces(places, questions, answers, [attempt(1, 'Group A'), attempt(2, 'Bo')]);
  expect(
    shown.map(({ number, name, questions: asked }) => [
      number,
      name,
      asked.map(({ id, files }) => [id, files.map((each) => `${each.id} ${each.by}`)]),
    ]),
  ).toEqual([
    [1, 'Pier', [['see', ['5 Group A', '3 Bo', '4 Bo']]]],
    [3, 'End', [['home', ['1 Group A']]]],
  ]);
});
