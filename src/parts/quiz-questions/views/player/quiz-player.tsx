import { useEffect } from 'react';
import { FileViewContext } from '#parts/file-ink/use-file-view-context.ts';
import { hasFormattedText } from '#parts/formatted-text/has-formatted-text.ts';
import { LateRichView } from '#parts/formatted-text/views/late-rich-view.tsx';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import { loadAfterPage } from '#ui/browser/load-after-page.ts';
import { preload, reloadOutdatedPage } from '#ui/browser/reload-when-outdated.ts';
import { useLoaded } from '#ui/browser/use-loaded.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LateEvidence } from '../../answer-files/late-evidence.tsx';
import { LateFullScreenPicture } from '../../answer-parts/late-full-screen-picture.tsx';
import { messages } from '../../answer-parts/messages.ts';
import { TraceAndFilesContext } from '../../answer-parts/use-trace-and-files.ts';
import type { PublicQuestion } from '../../model.ts';
import { isKnownKind, playerOf } from '../../player-of.tsx';
import type { PublicSection } from '../../sections/schema.ts';
import { LateSoundPlayer } from '../question/late-sound-player.tsx';
import { AnswerContext } from '../question/question-view.tsx';
import { LateSectionView } from '../section/late-section-view.tsx';
import { AllOnPage } from './all-on-page.tsx';
import { LateSummary } from './late-summary.tsx';
import { LateWithheldCard } from './late-withheld-card.tsx';
import { OneByOne } from './one-by-one.tsx';
import styles from './quiz-player.module.css';
import type { QuizPlayerProps } from './quiz-props.ts';

/** What the question needs of the code that not every quiz loads. */
function listLateParts(question: PublicQuestion): (() => Promise<unknown>)[] {
  const { load } = playerOf(question).Answer;
  return [
    ...(load ? [load] : []),
    ...(question.files?.needed === 'beside' ? [LateEvidence.load] : []),
    ...listTextParts(question),
    ...(question.time_limit_s === undefined ? [] : [LateWithheldCard.load]),
  ];
}

function listTextParts(part: PublicQuestion | PublicSection): (() => Promise<unknown>)[] {
  return [
    ...(part.sound ? [LateSoundPlayer.load] : []),
    ...(listUrls(part).length > 0 ? [LateFullScreenPicture.load] : []),
    ...(hasFormattedText(part) ? [LateRichView.load] : []),
  ];
}

type LoadedContent = Pick<QuizPlayerProps['content'], 'questions' | 'sections'>;

function listQuestionLoads({ questions, sections }: LoadedContent): (() => Promise<unknown>)[] {
  const loads = [
    ...(sections ?? []).flatMap(listTextParts),
    ...questions.filter(isKnownKind).flatMap(listLateParts),
  ];
  return [...new Set(loads)];
}

/** What loads the code that not every quiz has, and that of its end; each once. */
export const listPartLoads = (content: LoadedContent): (() => Promise<unknown>)[] => [
  LateSummary.load,
  ...listQuestionLoads(content),
];

/** Loads what the questions need before they are shown. What fails now is loaded again once its question is shown. */
export function usePreloadedParts({ questions, sections }: LoadedContent): void {
  useEffect(() => {
    for (const load of listQuestionLoads({ questions, sections })) void preload(load).catch(() => undefined);
  }, [questions, sections]);
  useEffect(() => loadAfterPage(LateSummary.load), []);
}

/** Plays or reviews a row of questions, for every type that asks some. */
export function QuizPlayer({ context, ...playerProps }: QuizPlayerProps) {
  const quizProps = { ...playerProps, mediaUrl: context.mediaUrl };
  const t = useMessages(messages);
  const { layout, questions, sections } = quizProps.content;
  // A question never shows without the passage that it asks about.
  const isSectionReady = useLoaded(LateSectionView.load, sections !== undefined) || !sections;
  const isOutdated = !questions.every(isKnownKind);
  useEffect(() => {
    if (!isOutdated) return undefined;
    const reload = () => void reloadOutdatedPage();
    reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOutdated]);
  usePreloadedParts(quizProps.content);
  if (isOutdated) return <p className={styles.none}>{t('outdated')}</p>;
  if (questions.length === 0) return <p className={styles.none}>{t('no_questions')}</p>;
  if (!isSectionReady) return null;
  return (
    <AnswerContext value={quizProps.onAnswer}>
      <TraceAndFilesContext value={quizProps.traceAndFiles}>
        <FileViewContext value={context}>
          <div className={styles.quiz}>
            {layout === 'one_by_one' ? <OneByOne {...quizProps} /> : <AllOnPage {...quizProps} />}
          </div>
        </FileViewContext>
      </TraceAndFilesContext>
    </AnswerContext>
  );
}
