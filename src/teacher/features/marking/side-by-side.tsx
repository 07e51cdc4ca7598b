import type { ClassAttempt } from '#form/activity-views.ts';
import { GalleryView } from '#teacher/shared/activities/activity-views.tsx';
import { readPages } from '#teacher/shared/spaces/read-pages.ts';
import type { TaughtSpaces } from '#teacher/shared/spaces/taught-spaces.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { createViewContext } from '#ui/view-context.ts';
import { isDrawn, listPagedFiles, type Marking, type MarkingItem } from './marking-items.ts';
import type { MarkingView } from './marking-view.ts';
import type { CurrentItem } from './use-current-item.ts';

const LateFileGallery = createLateComponent(
  async () => (await import('#parts/file-ink/file-gallery.tsx')).FileGallery,
);

type SideBySideProps = {
  marking: Marking;
  current: CurrentItem;
  onView: (change: Partial<MarkingView>) => void;
  taughtSpaces: TaughtSpaces | undefined;
  nameLine: (item: MarkingItem, index: number) => string;
};

/** The drawings or files of all students; a click marks one of them. */
export function SideBySide({ marking, current, onView, taughtSpaces, nameLine }: SideBySideProps) {
  const { courseware, content, question_id, attempts } = marking;
  const questionId = question_id ?? '';
  const listed = current.items.map((item, index): ClassAttempt & Pick<MarkingItem['answers'][0], 'files'> => {
    const [{ attempt_id, files }] = item.answers;
    const members = attempts.find((attempt) => attempt.attempt_id === attempt_id)?.members ?? [];
    return {
      attempt_id,
      student_ids: members.map(({ user_id }) => user_id),
      name: nameLine(item, index),
      state: 'submitted',
      files: listPagedFiles(courseware.type, files),
    };
  });
  const shared = {
    attempts: listed,
    context: createViewContext({
      spacesOf: (attemptId) => taughtSpaces?.sourceOf(attemptId),
      readPages,
    }),
    onChoose: (attempt_id: number) => {
      current.choose({ attempt_id, question_id: questionId });
      onView({ isGallery: false });
    },
  };
  if (!isDrawn(marking)) return <LateFileGallery {...shared} />;
  return <GalleryView {...shared} type={courseware.type} content={content} questionId={questionId} />;
}
