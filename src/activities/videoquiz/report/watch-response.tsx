import type { ResponseProps } from '#form/activity-views.ts';
import { formatTime } from '#parts/video-view/strip.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ShownVideoQuiz } from '../model.ts';
import { parseTrace, type Stretch } from '../watched.ts';
import { PersonStrip } from './person-strip.tsx';
import { watchMessages } from './report-messages.ts';
import { describeSteps, divideTime } from './steps.ts';
import styles from './watch-report.module.css';

/** Pauses that nobody can see in a list of minutes and seconds, in tenths of a second. */
const gapMax = 10;

const describeParts = (stretches: readonly Stretch[]) =>
  stretches
    .reduce<Stretch[]>((joined, [from, to]) => {
      const last = joined.at(-1);
      if (last && from - last[1] <= gapMax) last[1] = to;
      else joined.push([from, to]);
      return joined;
    }, [])
    .map(([from, to]) => `${formatTime(from / 10)}–${formatTime(to / 10)}`)
    .join(', ');

/** The parts of the video that one student watched. */
export function WatchResponse({ content, response }: ResponseProps<ShownVideoQuiz>) {
  const t = useMessages(watchMessages);
  const trace = parseTrace(response);
  const { watched, again, at } = trace;
  if (watched.length === 0) return <p>{t('nothing')}</p>;
  const lastEnd = (watched.at(-1)?.[1] ?? 0) / 10;
  const end = content.end_s ?? (content.converted ? content.converted.duration_ms / 1000 : lastEnd);
  return (
    <div className={styles.response}>
      <PersonStrip steps={describeSteps(divideTime(content.begin_s ?? 0, end), trace)} />
      <p>{t('parts', { parts: describeParts(watched) })}</p>
      {again.length > 0 && <p>{t('parts_again', { parts: describeParts(again) })}</p>}
      <p>{t('last_at', { time: formatTime(at / 10) })}</p>
    </div>
  );
}
