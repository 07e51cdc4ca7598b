import { useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { isNear } from '#parts/site-map/check-in.ts';
import { distanceM } from '#parts/site-map/geometry.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import type { CheckIn } from '../check-in/model.ts';
import { readCheckIn } from '../check-in/read-check-in.ts';
import type { PublicStop } from '../model.ts';
import { checkInMessages } from './check-in-messages.ts';
import { CodeField } from './code-field.tsx';
import styles from './player.module.css';
import type { StopPageProps } from './stop-props.view.ts';
import { useDevicePosition } from './use-position.ts';
import { useWaitS } from './use-wait-s.ts';

/** Students may say to be at the stop once the other ways had this long. Seconds. */
const wordAfterS = 30;

type CheckInCardProps = Pick<StopPageProps, 'state' | 'answers' | 'mode' | 'onAnswer'> & {
  checkIn: NonNullable<PublicStop['check_in']>;
};

/** Says that the student is at the stop: by position, by the code that stands there, or by word. */
export function CheckInCard(props: CheckInCardProps) {
  const { answers, checkIn, mode } = props;
  const t = useMessages(checkInMessages);
  const { time } = useFormats();
  const given = readCheckIn(findOwn(answers, checkIn.id)?.response);
  if (given)
    return (
      <p className={styles.done} role="status">
        <TickIcon size="1.2em" />
        <span>{t('done', { time: time(given.at) })}</span>
      </p>
    );
  return mode === 'work' ? <CheckInWays {...props} /> : null;
}

function CheckInWays({ state, checkIn, onAnswer }: CheckInCardProps) {
  const t = useMessages(checkInMessages);
  const [asksPosition, setAsksPosition] = useState(false);
  const waitS = useWaitS(wordAfterS);
  const give = (given: Omit<CheckIn, 'at'>) => onAnswer(checkIn.id, { ...given, at: Date.now() });
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {checkIn.radius_m !== null && !asksPosition && (
        <Button onClick={() => setAsksPosition(true)}>{t('by_position')}</Button>
      )}
      {checkIn.radius_m !== null && asksPosition && (
        <PositionWay stop={state.stop} radius_m={checkIn.radius_m} onGive={give} />
      )}
      {checkIn.code_print !== null && (
        <CodeField
          stopId={state.stop.id}
          codePrint={checkIn.code_print}
          onCode={(code) => give({ way: 'code', code })}
        />
      )}
      <p className={styles.small}>{t(waitS > 0 ? 'word_soon' : 'word_now', { seconds: waitS })}</p>
      <Button look="plain" disabled={waitS > 0} onClick={() => give({ way: 'word' })}>
        {t('by_word')}
      </Button>
    </section>
  );
}

type PositionWayProps = {
  stop: PublicStop;
  radius_m: number;
  onGive: (given: Omit<CheckIn, 'at'>) => void;
};

/** Follows the position, shows how far it is, and offers to check in once it is near enough. */
function PositionWay({ stop, radius_m, onGive }: PositionWayProps) {
  const t = useMessages(checkInMessages);
  const { state, position, hasJumped } = useDevicePosition();
  const place = stop.on_earth;
  if (state === 'refused' || state === 'unavailable')
    return (
      <p className={styles.note} role="alert">
        {t(state)}
      </p>
    );
  if (!position || !place) return <p role="status">{t('asking')}</p>;
  const { accuracy_m } = position;
  const distance = Math.round(distanceM(position, place));
  const give = () => onGive({ way: 'position', position, ...(hasJumped && { has_jumped: true }) });
  if (isNear(position, { ...place, radius_m })) return <Button onClick={give}>{t('by_position')}</Button>;
  return (
    <p className={styles.note} role="status">
      {accuracy_m === null
        ? t('far_unknown', { distance, radius: radius_m })
        : t('far', { distance, radius: radius_m, accuracy: Math.round(accuracy_m) })}
    </p>
  );
}
