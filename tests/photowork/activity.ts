import { activities } from '#activities/models.ts';
import { typeSettings } from '#contract/choices.ts';
import type { ActivityModel, MarkedBy, QuestionInfo, StudentResponse } from '#form/activity-type.ts';
import { createActivities, forAnyContent } from '#form/registry.ts';
import {
  type PhotoResponse,
  type PhotoWork,
  type PublicPhotoWork,
  photoResponse,
  photoWork,
  publicPhotoWork,
  readWords,
  type Task,
} from './model.ts';

/** An activity type for tests only: students submit pictures, and a teacher marks them. */

const markedByKind: Record<Task['kind'], MarkedBy> = {
  picture: 'teacher',
  words: 'teacher',
  number: 'machine',
  visit: 'nobody',
};

function toQuestion({ id, kind, text, points, labels }: Task): QuestionInfo {
  const question = {
    id,
    title: text,
    max_score: points,
    marked_by: markedByKind[kind],
    ...(labels && { labels }),
  };
  return kind === 'picture' ? { ...question, files: ['picture'], file_max: 3 } : question;
}

function markTask({ kind, key, points }: Task, response: unknown): number | null {
  const words = readWords(response);
  if (words === '') return 0;
  if (kind === 'number') return words === key ? points : 0;
  return null;
}

const isAnswered = ({ response, files = [] }: StudentResponse): boolean =>
  readWords(response) !== '' || files.length > 0;

export const photowork: ActivityModel<PhotoWork, PhotoWork, PublicPhotoWork, PhotoResponse> = {
  type: 'photowork',
  colour: '#7a5c1e',
  name: { en: 'Photo work', 'zh-hk': '照片作業', 'zh-cn': '照片作业' },
  summary: { en: 'Pictures to mark', 'zh-hk': '評改照片', 'zh-cn': '评改照片' },
  messages: { no_task: { en: 'There is no task.', 'zh-hk': '沒有題目。', 'zh-cn': '没有题目。' } },
  content: {
    version: 1,
    uploads: [],
    draft: photoWork,
    empty: () => ({ tasks: [] }),
    upgrade: (content) => content,
    findIssues: ({ tasks }) => (tasks.length === 0 ? [{ path: ['tasks'], message: 'no_task' }] : []),
    media: () => [],
    resolve: (draft) => draft,
  },
  work: {
    settings: typeSettings,
    questions: ({ tasks }) => tasks.map(toQuestion),
    public: publicPhotoWork,
    toPublic: ({ tasks }) => ({ tasks: tasks.map(({ key: _key, labels: _labels, ...task }) => task) }),
    toKey: ({ tasks }, id) => tasks.find((task) => task.id === id)?.key ?? null,
    response: photoResponse,
    mark: ({ tasks }, responses) =>
      Object.fromEntries(
        tasks.flatMap((task) =>
          task.kind === 'visit' ? [] : [[task.id, markTask(task, responses[task.id])]],
        ),
      ),
  },
  report: {
    summarize: (_content, _id, responses) => {
      const [answered, unanswered] = [
        responses.filter(isAnswered),
        responses.filter((each) => !isAnswered(each)),
      ];
      const listStudentIds = (responseList: readonly StudentResponse[]) =>
        responseList.map(({ student_id }) => student_id);
      const answeredRow = {
        label: 'Handed in',
        part: '',
        correct: null,
        student_ids: listStudentIds(answered),
      };
      const answerTexts = answered.map(({ student_id, response }) => ({
        student_id,
        text: readWords(response),
      }));
      return {
        rows: answered.length > 0 ? [answeredRow] : [],
        unanswered: listStudentIds(unanswered),
        given: answerTexts,
      };
    },
  },
};

/** The product's activity types, and this one. */
export const photoActivities = createActivities([...activities.models, forAnyContent(photowork)]);
