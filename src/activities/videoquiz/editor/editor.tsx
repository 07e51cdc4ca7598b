import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { QuestionsEditor } from '#parts/quiz-questions/editor/questions-editor.tsx';
import { changeById } from '#parts/quiz-questions/editor-fields/change-by-id.ts';
import { messages } from '../messages.ts';
import type { VideoQuestion, VideoQuiz } from '../model.ts';
import styles from './editor.module.css';
import { keepFitting } from './keep-fitting.view.ts';
import { SettingFields } from './setting-fields.tsx';
import { StopFields } from './stop-fields.tsx';
import { VideoField } from './video-field.tsx';

/** The video with its settings, above the questions with their times. */
export function Editor(props: EditorProps<VideoQuiz>) {
  const { content, onChange, issues, uploadFile, goTo } = props;
  const root = useRef<HTMLDivElement>(null);
  const errorAt = useIssueTexts(messages, issues);
  // What is wrong with a question is shown by the form of the question, which its list opens.
  const isOfQuestion = goTo?.path[0] === 'questions';
  useIssueFocus(root, isOfQuestion ? undefined : goTo);
  const changeFields = (changed: Partial<VideoQuiz>) => onChange((quiz) => ({ ...quiz, ...changed }));
  const changeQuestion = (id: string, change: (question: VideoQuestion) => VideoQuestion) =>
    onChange((quiz) => ({ ...quiz, questions: changeById(quiz.questions, id, change) }));
  function drawStopFields(question: VideoQuestion, errorOf: typeof errorAt) {
    return (
      <StopFields
        question={question}
        errorAt={errorOf}
        onChange={(change) => changeQuestion(question.id, change)}
      />
    );
  }

  return (
    <div ref={root} className={styles.editor}>
      <VideoField {...props} onChange={changeFields} />
      <SettingFields {...props} errorAt={errorAt} onChange={changeFields} />
      <QuestionsEditor
        content={{ questions: content.questions }}
        onChange={(change) =>
          onChange((quiz) => ({ ...quiz, questions: change({ questions: quiz.questions }).questions }))
        }
        issues={issues}
        uploadFile={uploadFile}
        goTo={isOfQuestion ? goTo : undefined}
        settings={null}
        hasNoSections
        keepFitting={keepFitting}
        ownFields={{
          messages,
          drawFields: drawStopFields,
        }}
      />
    </div>
  );
}
