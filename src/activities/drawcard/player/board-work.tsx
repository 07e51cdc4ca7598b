import type { AnswerState, PlayerProps } from '#form/activity-views.ts';
import { shortenTask } from '#parts/drawing-tasks/task-bar/task-bar.tsx';
import { usePages } from '#parts/drawing-tasks/use-pages.ts';
import type { InkPlacer } from '#parts/ink/work/create-placer.view.ts';
import { InkPlayer } from '#parts/ink-answers/ink-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicQuestion, PublicTask } from '../model.ts';
import { CardTray } from './card-tray.tsx';
import { playerMessages } from './player-messages.ts';

type BoardWorkProps = Pick<PlayerProps<PublicTask>, 'content' | 'mode' | 'context' | 'onItems'> & {
  question: PublicQuestion;
  answer: AnswerState | undefined;
  /** Items on the page by card. */
  itemByCard: ReadonlyMap<string, string>;
};

/** The page of one question, with the cards to put on it. */
export function BoardWork({ content, question, answer, itemByCard, mode, context, onItems }: BoardWorkProps) {
  const t = useMessages(playerMessages);
  const { board, tools, colours, cards, clipart } = content;
  const pages = usePages(board);
  const renderTray = (placer: InkPlacer | undefined) => (
    <CardTray {...{ cards, clipart, itemByCard, placer }} mediaUrl={context.mediaUrl} />
  );
  return (
    <InkPlayer
      label={t('your_page')}
      pages={pages}
      pageNumber={question.page}
      tools={tools}
      colours={colours}
      firstTool="select"
      renderTray={renderTray}
      questionOf={() => question.id}
      mode={mode}
      isLocked={answer?.locked ?? false}
      context={context}
      onItems={onItems}
      exportName={shortenTask(question) || t('your_page')}
    />
  );
}
