import { useEffect, useEffectEvent, useState } from 'react';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';
import { measureShares, type Share } from './shares.ts';

type SharesPanelProps = {
  space: WorkSpace;
  memberIds: readonly number[];
  nameOf: (userId: number) => string;
};

/** Measuring a full board takes a moment: it is not done for each stroke. */
const measureMs = 2_000;

function useShares(space: WorkSpace, memberIds: readonly number[]): readonly Share[] {
  const [shares, setShares] = useState(() => measureShares(space.state().items.values(), memberIds));
  const measureNow = useEffectEvent(() => setShares(measureShares(space.state().items.values(), memberIds)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      timer = undefined;
      measureNow();
    };
    const unsubscribe = space.subscribe(() => {
      if (space.state().changed.size > 0) timer ??= setTimeout(measure, measureMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [space]);
  return shares;
}

/** What each member drew, with a word about what no line shows. */
export function SharesPanel({ space, memberIds, nameOf }: SharesPanelProps) {
  const t = useMessages(classMessages);
  const { number, percent } = useFormats();
  const shares = useShares(space, memberIds);
  return (
    <section className={styles.shares} aria-label={t('shares')}>
      <p className={styles.note}>{t('shares_note')}</p>
      <div className={styles.scroll} data-scrolls-sideways>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('member')}</th>
              <th scope="col">{t('strokes')}</th>
              <th scope="col">{t('minutes')}</th>
              <th scope="col">{t('area')}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ userId, things, minutes, area }) => (
              <tr key={userId}>
                <th scope="row">{nameOf(userId) || t('somebody')}</th>
                <td>{number(things)}</td>
                <td>{number(minutes)}</td>
                <td>
                  <span>{percent(area)}</span> <ShareBar share={area} className={styles.shareBar} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
