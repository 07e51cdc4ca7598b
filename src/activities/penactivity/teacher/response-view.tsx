import type { ResponseProps } from '#form/activity-views.ts';
import { InkResponse } from '#parts/ink-answers/ink-response.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import { messages as questionMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { reportMessages } from '#parts/quiz-questions/views/report/report-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Sheet } from '../model.ts';
import { toTitle } from '../questions.ts';
import { RegionFrames } from '../region-frames.tsx';
import { toShownPlace } from '../shown-place.ts';
import { useInkPages } from '../use-ink-pages.ts';

/** A student's page, at the region of the question, for the teacher to write on. */
export function ResponseView({ content, questionId, showsResponseOnly, context }: ResponseProps<Sheet>) {
  const t = useMessages(reportMessages);
  const tQuestion = useMessages(questionMessages);
  const pages = useInkPages(content.pages);
  const index = content.questions.findIndex(({ id }) => id === questionId);
  const question = content.questions[index];
  if (!question) return <p>{t('question_gone')}</p>;
  return (
    <>
      <InkResponse
        key={questionId}
        label={toTitle(question, index)}
        pages={pages}
        at={toShownPlace(question, pages)}
        context={context}
        renderOver={(page) => (
          <RegionFrames
            questions={content.questions}
            page={page}
            currentId={questionId}
            pointsOf={({ score }) => tQuestion('points', { count: score })}
          />
        )}
      />
      {!showsResponseOnly && <Guide guide={question} />}
    </>
  );
}
