import { useCallback } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { MarkingGuide } from '#form/activity-type.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import type { DrawnValue } from '#parts/ink/model.ts';
import { InkPlayer } from '#parts/ink-answers/ink-player.tsx';
import { messages as questionMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useSame } from '#ui/browser/use-same.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicSheet } from '../model.ts';
import { findQuestion } from '../questions.ts';
import { RegionFrames } from '../region-frames.tsx';
import { useInkPages } from '../use-ink-pages.ts';
import { PageText } from './page-text.tsx';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';
import { isAnswered, QuestionBar } from './question-bar.tsx';
import { useWorksheet } from './use-worksheet.ts';

const LateGuide = createLateComponent(
  async () => (await import('#parts/quiz-questions/answer-parts/guide.tsx')).Guide,
);

/** The worksheet as large as there is room, below its questions. */
export function Player(props: PlayerProps<PublicSheet, never>) {
  const { content, answers, mode, context } = props;
  const { questions, instruction } = content;
  const t = useMessages(playerMessages);
  const tQuestion = useMessages(questionMessages);
  const pages = useInkPages(content.pages);
  const sheet = useWorksheet(props);
  const { counts, currentId } = sheet;
  const known = useSame(questions);
  const questionOf = useCallback((value: DrawnValue) => findQuestion(value, { questions: known }), [known]);
  if (pages.length === 0) return <p>{t('no_pages')}</p>;
  const done = questions.filter(({ id }) => isAnswered(id, answers, counts)).length;
  const guide = mode === 'review' && currentId !== undefined ? findOwn(answers, currentId)?.key : undefined;
  return (
    <div className={styles.player} data-fills-page>
      <div className={styles.bar}>
        {instruction !== '' && <p className={styles.instruction}>{instruction}</p>}
        <QuestionBar
          questions={questions}
          answers={answers}
          counts={counts}
          currentId={currentId}
          onGo={sheet.goTo}
        />
        <p className={styles.done} role="status">
          {t('answered_count', { done, count: questions.length })}
        </p>
      </div>
      {guide !== undefined && guide !== null && (
        <div className={styles.guide}>
          <LateGuide key={currentId} guide={guide as MarkingGuide} />
        </div>
      )}
      <PageText pages={content.pages} page={sheet.shownPage} mediaUrl={context.mediaUrl} />
      <div className={styles.canvas}>
        <InkPlayer
          label={t('your_sheet')}
          pages={pages}
          fits="width"
          questionOf={questionOf}
          mode={mode}
          isLocked={questions.every(({ id }) => findOwn(answers, id)?.locked ?? false)}
          context={context}
          onItems={sheet.noteItems}
          onShownPage={sheet.noteShownPage}
          onControls={sheet.setControls}
          exportName={t('your_sheet')}
          renderOver={(page) => (
            <RegionFrames
              questions={questions}
              page={page}
              currentId={currentId}
              pointsOf={({ score }) => tQuestion('points', { count: score })}
            />
          )}
        />
      </div>
    </div>
  );
}
