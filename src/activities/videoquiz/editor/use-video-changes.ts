import type { EditorProps } from '#form/activity-views.ts';
import { offerUndo } from '#parts/editor-parts/offer-undo.view.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import { changeById } from '#parts/quiz-questions/editor-fields/change-by-id.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import type { VideoQuestion, VideoQuiz } from '../model.ts';
import { sortByTime } from '../resolve.ts';
import { formatExact } from './timeline/exact-time.ts';
import { timelineMessages } from './timeline/timeline-messages.ts';

type Chapter = VideoQuiz['chapters'][number];

/** The changes of the editor. Questions and chapters stay in the order of their times; those of one second keep theirs. */
export function useVideoChanges(onChange: EditorProps<VideoQuiz>['onChange']) {
  const changeQuestions = (change: (questions: VideoQuestion[]) => VideoQuestion[]) =>
    onChange((quiz) => ({ ...quiz, questions: sortByTime(change(quiz.questions)) }));
  const changeChapters = (change: (chapters: Chapter[]) => Chapter[]) =>
    onChange((quiz) => ({ ...quiz, chapters: sortByTime(change(quiz.chapters)) }));
  return {
    changeFields: (changed: Partial<VideoQuiz>) => onChange((quiz) => ({ ...quiz, ...changed })),
    changeQuestions,
    changeQuestion: (id: string, change: (question: VideoQuestion) => VideoQuestion) =>
      changeQuestions((questions) => changeById(questions, id, change)),
    /** Returns the id of the new question, of the kind of the one before. */
    addQuestion(at_s: number): string {
      const id = createId();
      changeQuestions((questions) => {
        const kind =
          [...questions].reverse().find((question) => (question.at_s ?? 0) <= at_s)?.type ?? 'single';
        return [...questions, { ...createQuestion(kind), id, at_s }];
      });
      return id;
    },
    addChapter: (at_s: number) =>
      changeChapters((chapters) => [...chapters, { id: createId(), at_s, title: '' }]),
    changeChapter: (id: string, changed: Partial<Chapter>) =>
      changeChapters((chapters) => changeById(chapters, id, (chapter) => ({ ...chapter, ...changed }))),
    removeChapter: (chapter: Chapter): void => {
      changeChapters((chapters) => chapters.filter(({ id }) => id !== chapter.id));
      const title = chapter.title.trim() || formatExact(chapter.at_s);
      offerUndo(translate(timelineMessages, 'chapter_removed', { title }), () =>
        changeChapters((chapters) => [...chapters, chapter]),
      );
    },
  };
}
