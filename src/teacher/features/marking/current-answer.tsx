import type { ReactNode } from 'react';
import { isDocument } from '#parts/file-ink/file-pages.ts';
import { fileInkMessages } from '#parts/file-ink/messages.ts';
import { ResponseView } from '#teacher/shared/activities/activity-views.tsx';
import { readPages } from '#teacher/shared/spaces/read-pages.ts';
import type { TaughtSpaces } from '#teacher/shared/spaces/taught-spaces.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { createViewContext } from '#ui/view-context.ts';
import { AnswerFiles } from './files/answer-files.tsx';
import styles from './marking.module.css';
import { listPagedFiles, type Marking, type MarkingItem } from './marking-items.ts';

type CurrentAnswerProps = {
  marking: Marking;
  item: MarkingItem;
  name: string;
  exceptionMarks: ReactNode;
  taughtSpaces: TaughtSpaces | undefined;
  ownStamps: readonly string[];
};

const LateFileInk = createLateComponent(async () => (await import('#parts/file-ink/file-ink.tsx')).FileInk);

/** The answer that is marked; teachers write on the pages of its files. */
export function CurrentAnswer(props: CurrentAnswerProps) {
  const tFiles = useMessages(fileInkMessages);
  const { marking, item, name, exceptionMarks, taughtSpaces, ownStamps } = props;
  const [answer] = item.answers;
  const { type } = marking.courseware;
  const paged = listPagedFiles(type, answer.files);
  const context = createViewContext({
    spaces: taughtSpaces?.sourceOf(answer.attempt_id),
    ownStamps,
    readPages,
  });
  return (
    <section className={styles.answer} aria-label={name} data-pages={paged.length > 0 || undefined}>
      <div className={styles.response}>
        <div className={styles.answerHead}>
          <h2>{name}</h2>
          {exceptionMarks}
        </div>
        <ResponseView
          key={item.key}
          type={type}
          content={answer.content ?? marking.content}
          questionId={answer.question_id}
          response={answer.response}
          files={answer.files}
          showsResponseOnly
          context={context}
        />
        <AnswerFiles
          files={answer.files.filter((file) => !paged.includes(file))}
          documents={paged.filter(isDocument)}
        />
      </div>
      {paged.length > 0 && (
        <LateFileInk key={item.key} label={tFiles('files_of', { name })} files={paged} context={context} />
      )}
    </section>
  );
}
