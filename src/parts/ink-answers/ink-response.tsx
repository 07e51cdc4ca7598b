import type { ViewContext } from '#form/activity-views.ts';
import type { Box } from '#parts/ink/boxes.ts';
import { InkWork, type InkWorkProps } from '#parts/ink/ink-work.tsx';
import type { InkPage } from '#parts/ink/pages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './ink-answers.module.css';
import { inkAnswerMessages } from './messages.ts';
import { teacherColours, teacherTools } from './teacher-tools.ts';
import { type InkLayers, useAddresses, useInkLayers } from './use-ink-layers.ts';
import { usePageLayers } from './use-page-layers.ts';
import { usePastLayers } from './use-past-layers.ts';
import { WithReplay } from './with-replay.tsx';

type InkResponseProps = Pick<InkWorkProps, 'renderOver'> & {
  /** Name for screen readers. */
  label: string;
  /** The same array while nothing changes. */
  pages: readonly InkPage[];
  /** What is shown at first: a page, or a box on it. */
  at?: { page: number; box?: Box };
  /** `pages` is this page of the attempt's alone. */
  pageNumber?: number | undefined;
  context: ViewContext;
};

const noStamps: readonly string[] = [];
const noLayers: InkLayers = [];

/** A student's drawing for the teacher, who writes above it; an earlier submission is only looked at. */
export function InkResponse({ label, pages, at, pageNumber, context, renderOver }: InkResponseProps) {
  const t = useMessages(inkAnswerMessages);
  const { spaces, ownStamps = noStamps, stoodAt } = context;
  const { layers = noLayers, error } = usePastLayers(
    usePageLayers(useInkLayers(spaces), pageNumber),
    stoodAt,
  );
  const addresses = useAddresses(context, spaces);
  if (!spaces) return <p className={styles.empty}>{t('nothing_drawn')}</p>;
  if (error !== undefined) return <p role="alert">{error}</p>;
  if (layers.length === 0) return <Skeleton lines={6} height="3rem" />;
  return (
    <div className={styles.response}>
      <WithReplay {...{ label, pages, layers, context }}>
        {(toggle) => (
          <InkWork
            label={label}
            pages={pages}
            layers={layers}
            writesTo={stoodAt ? undefined : 'teacher_ink'}
            me={spaces.me.user_id}
            addresses={addresses}
            tools={teacherTools}
            colours={teacherColours}
            wordStamps={ownStamps}
            nameOf={context.nameOf}
            initialPage={at?.page ?? 0}
            {...(at?.box && { initialBox: at.box })}
            {...(renderOver && { renderOver })}
            toolbarEnd={toggle}
          />
        )}
      </WithReplay>
    </div>
  );
}
