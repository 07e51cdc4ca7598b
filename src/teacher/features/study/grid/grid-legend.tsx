import { IconHelp } from '@tabler/icons-react';
import { GridMark } from '#teacher/features/study/grid-mark.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { buttonLook } from '#ui/primitives/button-look.ts';
import type { CellLook } from '../grid-model.ts';
import styles from './grid-legend.module.css';

const legendLooks = ['right', 'partial', 'wrong', 'left_out', 'answered'] as const;

function LegendEntry({ look, flagged, text }: { look: CellLook; flagged: boolean; text: string }) {
  return (
    <div className={styles.entry}>
      <span aria-hidden="true">
        <GridMark look={look} score={null} max={1} flagged={flagged} />
      </span>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

/** Explains the symbols of the grid. */
export function GridLegend() {
  const t = useMessages(studyMessages);
  return (
    <div className={styles.legend} aria-label={t('legend')} role="group">
      {legendLooks.map((look) => (
        <LegendEntry key={look} look={look} flagged={false} text={t(`legend_${look}`)} />
      ))}
      <LegendEntry look="none" flagged={false} text={t('legend_none')} />
      <LegendEntry look="none" flagged text={t('legend_flagged')} />
    </div>
  );
}

/** Closes the element by Escape, and when the focus leaves it. */
function closeWhenLeft(details: HTMLDetailsElement) {
  const close = () => {
    details.open = false;
  };
  const listening = new AbortController();
  const { signal } = listening;
  details.addEventListener('keydown', (event) => pressedKey(event) === 'Escape' && close(), { signal });
  details.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && details.contains(relatedTarget))) close();
    },
    { signal },
  );
  return () => listening.abort();
}

/** Shows the legend below a button. */
export function LegendButton({ isSmall }: { isSmall: boolean }) {
  const t = useMessages(studyMessages);
  return (
    <details ref={closeWhenLeft} className={styles.opener}>
      <summary {...buttonLook('plain', isSmall)}>
        <IconHelp size={18} aria-hidden="true" />
        {t('legend')}
      </summary>
      <div className={styles.opened}>
        <GridLegend />
      </div>
    </details>
  );
}
