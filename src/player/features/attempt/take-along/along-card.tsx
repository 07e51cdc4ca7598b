import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Student } from '#player/session.ts';
import type { PlayItem } from '#player/shared/item-state.ts';
import { hasCaches } from '#player/storage/along-names.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './along.module.css';
import { alongMessages } from './along-messages.ts';
import { AlongSteps } from './along-steps.tsx';
import { findRunning, findTakeAlong } from './attempt-along.ts';
import { CheckList } from './check-list.tsx';
import { IphoneNote } from './iphone-note.tsx';

type AlongCardProps = {
  student: Student;
  item: PlayItem;
  /** Called when taking along has started the attempt. */
  onStarted: () => void;
};

const isOver = ({ blocked }: PlayItem) => blocked === 'courseware_closed' || blocked === 'term_over';

/** Whether the student could go on with an attempt, or start one. */
function mayWork(item: PlayItem): boolean {
  return findRunning(item) ? !isOver(item) : item.blocked === null;
}

/** Takes the whole content along for a day without network, and checks the device before that. */
export function AlongCard(props: AlongCardProps) {
  const t = useMessages(alongMessages);
  if (!mayWork(props.item)) return null;
  return (
    <section className={styles.card} aria-labelledby="take-along">
      <h2 id="take-along">{t('title')}</h2>
      <p>{t('lead')}</p>
      {hasCaches() ? <AlongParts {...props} /> : <p className={styles.warning}>{t('no_cache')}</p>}
    </section>
  );
}

function AlongParts({ student, item, onStarted }: AlongCardProps) {
  const t = useMessages(alongMessages);
  const takeAlong = findTakeAlong(student.id, item);
  const state = useSyncExternalStore(takeAlong.subscribe, takeAlong.getState);
  const running = findRunning(item);
  useEffect(() => void takeAlong.read(), [takeAlong]);
  const noteStart = useEffectEvent(() => {
    if (!running) onStarted();
  });
  useEffect(() => {
    if (state.step === 'offered') noteStart();
  }, [state.step]);
  return (
    <>
      {!running && state.step === 'none' && <p className={styles.hint}>{t('starts')}</p>}
      <AlongSteps takeAlong={takeAlong} state={state} />
      <CheckList type={item.type} studentId={student.id} attemptId={running?.id} />
      <IphoneNote />
    </>
  );
}
