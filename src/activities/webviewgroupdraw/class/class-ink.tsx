import type { ViewContext } from '#form/activity-views.ts';
import { InkWork } from '#parts/ink/ink-work.tsx';
import type { InkPage } from '#parts/ink/pages.ts';
import answerStyles from '#parts/ink-answers/ink-answers.module.css';
import { useAddresses } from '#parts/ink-answers/use-ink-layers.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useBoardLayers } from '../board/use-board-layers.ts';
import { useBoardNames } from '../board/use-board-names.ts';
import { classMessages } from './class-messages.ts';

const ofClass = { board_of: 'class', showsLive: false, showsMarking: false } as const;

/** The board of the class, only to be looked at. */
export function ClassInk({ pages, context }: { pages: readonly InkPage[]; context: ViewContext }) {
  const t = useMessages(classMessages);
  const { spaces } = context;
  const layers = useBoardLayers(spaces, ofClass);
  const addresses = useAddresses(context, spaces);
  const nameOf = useBoardNames(layers, context.nameOf);
  if (!spaces) return null;
  if (layers.length === 0) return <Skeleton lines={6} height="3rem" />;
  return (
    <div className={answerStyles.response}>
      <InkWork label={t('class_board')} {...{ pages, layers, addresses, nameOf }} me={spaces.me.user_id} />
    </div>
  );
}
