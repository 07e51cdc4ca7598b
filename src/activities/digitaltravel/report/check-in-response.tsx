import { distanceM } from '#parts/site-map/geometry.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { judgeCheckIn } from '../check-in/judge-check-in.ts';
import { readCheckIn } from '../check-in/read-check-in.ts';
import type { Stop } from '../model.ts';
import { reportMessages } from './report-messages.ts';

/** How one student checked in at the stop, and how far from it the device was. */
export function CheckInResponse({ stop, response }: { stop: Stop; response: unknown }) {
  const t = useMessages(reportMessages);
  const { dateTime, number } = useFormats();
  const checkIn = readCheckIn(response);
  if (!checkIn) return <p>{t('not_checked_in')}</p>;
  const { position, at } = checkIn;
  const metres = position && stop.on_earth ? number(Math.round(distanceM(position, stop.on_earth))) : null;
  const accuracy_m = position?.accuracy_m ?? null;
  return (
    <p>
      <span>{t(judgeCheckIn(stop, checkIn))}</span>
      <span>{` · ${dateTime(at)}`}</span>
      {metres !== null && <span>{` · ${t('distance', { metres })}`}</span>}
      {accuracy_m !== null && (
        <span>{` · ${t('accuracy', { metres: number(Math.round(accuracy_m)) })}`}</span>
      )}
    </p>
  );
}
