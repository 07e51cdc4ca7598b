import { useRef } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { QuestionsEditor } from '#parts/quiz-questions/editor/questions-editor.tsx';
import { questionsMax } from '#parts/quiz-questions/limits.ts';
import { messages } from '../messages.ts';
import type { VideoQuestion, VideoQuiz } from '../model.ts';
import styles from './editor.module.css';
import { keepFitting } from './keep-fitting.view.ts';
import { previewStop } from './preview-stop.view.ts';
import { SettingFields } from './setting-fields.tsx';
import { StopFields } from './stop-fields.tsx';
import { ChapterFields } from './timeline/chapter-fields.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { useStopChoice } from './use-stop-choice.ts';
import { useVideoChanges } from './use-video-changes.ts';
import { VideoField } from './video-field.tsx';

/** The video with its timeline and its settings, above the questions, in the order of their times. */
export function Editor(props: EditorProps<VideoQuiz>) {
  const { content, conversionResults, onChange, issues, uploadFile } = props;
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const stopPreview = useRef<() => void>(null);
  const errorAt = useIssueTexts(messages, issues);
  const { goTo, choose } = useStopChoice(content.questions, props.goTo);
  // What is wrong with a question is shown by the form of the question, which its list opens.
  const isOfQuestion = goTo?.path[0] === 'questions';
  useIssueFocus(root, isOfQuestion ? undefined : goTo);
  const changes = useVideoChanges(onChange);
  const converted = content.video && findOwn(conversionResults, content.video.media)?.video;
  function preview(seconds: number): void {
    stopPreview.current?.();
    if (video.current) stopPreview.current = previewStop(video.current, seconds);
  }
  function drawStopFields(question: VideoQuestion, errorOf: typeof errorAt) {
    return (
      <StopFields
        question={question}
        errorAt={errorOf}
        onPreview={preview}
        onChange={(change) => changes.changeQuestion(question.id, change)}
      />
    );
  }

  return (
    <div ref={root} className={styles.editor}>
      <VideoField {...props} videoRef={video} onChange={changes.changeFields}>
        <Timeline
          key={content.video?.media}
          {...{ content, converted, video }}
          canAdd={content.questions.length < questionsMax}
          onCut={changes.changeFields}
          onMoveQuestion={(id, at_s) => changes.changeQuestion(id, (question) => ({ ...question, at_s }))}
          onMoveChapter={(id, at_s) => changes.changeChapter(id, { at_s })}
          onChooseQuestion={choose}
          onAddQuestion={(seconds) => choose(changes.addQuestion(seconds))}
          onAddChapter={changes.addChapter}
        />
      </VideoField>
      <ChapterFields
        chapters={content.chapters}
        errorAt={errorAt}
        onChange={changes.changeChapter}
        onRemove={changes.removeChapter}
      />
      <SettingFields {...props} video={video} errorAt={errorAt} onChange={changes.changeFields} />
      <QuestionsEditor
        content={{ questions: content.questions }}
        onChange={(change) => changes.changeQuestions((questions) => change({ questions }).questions)}
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
