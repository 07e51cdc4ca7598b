import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { ActivityModel, StoredFile } from '#form/activity-type.ts';
import { type FileUploads, noUploads, type PlayerProps } from '#form/activity-views.ts';
import type { Mark } from '#form/mark-work.ts';
import { traceId } from '#form/trace-id.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { mediaUrl } from '#ui/media-url.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ErrorBoundary } from '#ui/primitives/error-boundary.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { createViewContext } from '#ui/view-context.ts';
import styles from './activity-preview.module.css';
import { messages } from './messages.ts';
import {
  addFile,
  expireAnswers,
  findNextDeadline,
  flagQuestion,
  lockAnswer,
  openQuestion,
  type PreviewSettings,
  prepareContent,
  removeFile,
  setAnswer,
  setItemCount,
  startAttempt,
  submitAttempt,
} from './preview-attempt.ts';
import { decidePreviewFeedback, markAttempt, toAnswerStates } from './preview-result.ts';

/** `mark` is undefined if the feedback rule hides it. */
export type PreviewResult = { mark: Mark | undefined };

type PreviewPlayerProps = {
  model: ActivityModel;
  Player: ComponentType<PlayerProps>;
  content: unknown;
  name: string;
  description?: string;
  startupScreen?: string;
  settings: PreviewSettings;
  onResult: (result: PreviewResult) => void;
};

/** The only student of a previewed activity: the person who previews it. */
const previewStudent = { user_id: 0, role: 'student' } as const;

/** Shown where a draft has content that no player expects. */
function BrokenPreview() {
  const t = useMessages(messages);
  return <EmptyState picture={<EmptyActivities />} title={t('broken')} />;
}

type StartupPageProps = { name: string; description: string; startupScreen: string; onStart: () => void };

function StartupPage({ name, description, startupScreen, onStart }: StartupPageProps) {
  const t = useMessages(messages);
  return (
    <div className={styles.cover}>
      <img src={mediaUrl(startupScreen)} alt="" />
      <h1>{name}</h1>
      {description && <p>{description}</p>}
      <Button onClick={onStart}>{t('start')}</Button>
    </div>
  );
}

/** Keeps an uploaded file in memory. */
const keepFileInMemory = (file: File): StoredFile => ({
  id: Math.floor(Math.random() * 2 ** 31),
  url: URL.createObjectURL(file),
  name: file.name,
  mime: file.type,
  bytes: file.size,
});

function PreviewRound(props: PreviewPlayerProps) {
  const { model, content, settings, onResult } = props;
  const t = useMessages(messages);
  const [attempt, setAttempt] = useState(() =>
    startAttempt({ seed: Math.floor(Math.random() * 2 ** 31), shuffle: settings.shuffle }),
  );
  const [startedAt] = useState(Date.now);
  const feedback = decidePreviewFeedback(settings, attempt.isSubmitted, startedAt);
  const preparedContent = prepareContent(model, content, attempt, feedback);
  const context = useMemo(() => {
    const spaces = createMemorySpaces({ spaces: model.work.spaces, content, me: previewStudent });
    return createViewContext({ spaces });
  }, [model, content]);
  const [uploads] = useState<FileUploads>(() => ({
    ...noUploads,
    add: (id, file) => setAttempt((current) => addFile(current, id, keepFileInMemory(file))),
  }));
  const deadline = findNextDeadline(attempt);

  useEffect(() => {
    if (deadline === undefined) return undefined;
    const timer = setTimeout(
      () => setAttempt((current) => expireAnswers(current, Date.now())),
      Math.max(0, deadline - Date.now()) + 20,
    );
    return () => clearTimeout(timer);
  }, [deadline]);

  if (!preparedContent) {
    return <EmptyState picture={<EmptyActivities />} title={t('nothing_yet')} text={t('nothing_yet_text')} />;
  }
  const { Player } = props;
  return (
    <Player
      // Remounts the player for the review, which is a separate page in the student app.
      key={attempt.isSubmitted ? 'review' : 'work'}
      content={preparedContent.public}
      questions={preparedContent.questions}
      answers={toAnswerStates(model, preparedContent, attempt, feedback)}
      mode={attempt.isSubmitted ? 'review' : 'work'}
      checkable={settings.feedback_rule === 'at_once'}
      context={context}
      onAnswer={(id, response) => setAttempt((current) => setAnswer(current, id, response))}
      traceAndFiles={{
        trace: attempt.answers[traceId]?.response,
        saveTrace: (trace) => setAttempt((current) => setAnswer(current, traceId, trace)),
        uploads,
        removeFile: (id, file) => setAttempt((current) => removeFile(current, id, file)),
      }}
      onFlag={(id, flagged) => setAttempt((current) => flagQuestion(current, id, flagged))}
      onCheck={(id) => setAttempt((current) => lockAnswer(current, id))}
      onShow={() => undefined}
      onOpen={(id) => {
        const question = preparedContent.questions.find((known) => known.id === id);
        if (question) setAttempt((current) => openQuestion(current, question, Date.now()));
      }}
      onItems={(id, itemCount) => setAttempt((current) => setItemCount(current, id, itemCount))}
      onSubmit={() => {
        setAttempt(submitAttempt);
        const isShown = decidePreviewFeedback(settings, true, startedAt) === 'all';
        onResult({ mark: isShown ? markAttempt(model, preparedContent, attempt) : undefined });
      }}
    />
  );
}

/** One round of the preview: the start-up screen, if there is one, and then the student's player. */
export function PreviewPlayer(props: PreviewPlayerProps) {
  const t = useMessages(messages);
  const { name, description = '', startupScreen = '' } = props;
  const [isStarted, setStarted] = useState(startupScreen === '');
  if (!isStarted) {
    return (
      <StartupPage
        name={name || t('untitled')}
        description={description}
        startupScreen={startupScreen}
        onStart={() => setStarted(true)}
      />
    );
  }
  return (
    <ErrorBoundary Fallback={BrokenPreview}>
      <div className={styles.page}>
        <PreviewRound {...props} />
      </div>
    </ErrorBoundary>
  );
}
