import { useState } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import { ClassBoard } from '#parts/drawing-tasks/class/class-board.tsx';
import { TaskText } from '#parts/drawing-tasks/task-bar/task-text.tsx';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import type { ShownTask } from '../model.ts';
import { QuestionStrip } from '../question-strip.tsx';
import styles from './class.module.css';
import { useBoardsOf } from './use-boards-of.ts';

/** Everybody's pages for one question while they are made, for the teacher or on a projector. */
export function ClassView(props: ClassProps<ShownTask>) {
  const { content, attempts, context, isProjected } = props;
  const { questions } = content;
  const [page, setPage] = useState(0);
  const pages = useBoardsOf(content);
  const at = { page };
  const question = questions[page];
  const head = (
    <div className={styles.head}>
      <QuestionStrip questions={questions.map(({ id }) => ({ id }))} currentIndex={page} onGo={setPage} />
      {question && <TaskText {...question} mediaUrl={context.mediaUrl} />}
    </div>
  );
  return (
    <ClassBoard {...props} head={head}>
      <InkGallery key={page} {...{ attempts, pages, context, isProjected, at }} />
    </ClassBoard>
  );
}
