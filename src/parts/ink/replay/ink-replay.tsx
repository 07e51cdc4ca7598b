import { useEffect, useMemo, useState } from 'react';
import type { OpenSpace, SpaceChange } from '#form/space-source.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { PauseIcon, PlayIcon } from '#ui/primitives/common-icons.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { InkCanvas } from '../ink-canvas.tsx';
import { inkMessages } from '../ink-messages.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { InkPage } from '../pages.ts';
import type { PictureAddresses } from '../picture-store.view.ts';
import styles from './ink-replay.module.css';
import { buildTimeline, listAuthors, type Timeline } from './replay.ts';
import { createReplaySpaces } from './replay-spaces.view.ts';
import { replaySpeeds, usePlaying } from './use-playing.ts';

export type ReplayLayer = {
  name: string;
  space: Pick<OpenSpace, 'readHistory'>;
  /** Number of the last change that is shown: as it stood then. Absent: all. */
  until?: number | undefined;
};

type InkReplayProps = {
  label: string;
  /** The same array while nothing changes. */
  pages: readonly InkPage[];
  /** The lowest first; the same array while nothing changes. Read once: what is drawn meanwhile is not in it. */
  layers: readonly ReplayLayer[];
  addresses: PictureAddresses;
  nameOf: (userId: number) => string;
};

type History = { changes: readonly (readonly SpaceChange[])[] } | { error: string } | undefined;

function useHistory(layers: readonly ReplayLayer[]): History {
  const [history, setHistory] = useState<History>();
  useEffect(() => {
    let isCurrent = true;
    const readAll = layers.map(async ({ space, until = Number.POSITIVE_INFINITY }) => {
      const changes = (await space.readHistory?.()) ?? [];
      return changes.filter(({ change }) => change <= until);
    });
    Promise.all(readAll).then(
      (changes) => isCurrent && setHistory({ changes }),
      (error: unknown) =>
        isCurrent && setHistory({ error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
      setHistory(undefined);
    };
  }, [layers]);
  return history;
}

/** How a drawing came about: played at any speed, of all or of one person. */
export function InkReplay(props: InkReplayProps) {
  const [attempt, setAttempt] = useState(0);
  return <LoadedReplay key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadedReplay({ onRetry, ...props }: InkReplayProps & { onRetry: () => void }) {
  const common = useMessages(commonMessages);
  const history = useHistory(props.layers);
  if (!history) return <Skeleton lines={4} />;
  if ('error' in history)
    return (
      <div className={styles.failed} role="alert">
        <p>{history.error}</p>
        <Button look="plain" onClick={onRetry}>
          {common('retry')}
        </Button>
      </div>
    );
  return <Replay {...props} changes={history.changes} />;
}

function Replay({ changes, ...props }: InkReplayProps & { changes: readonly (readonly SpaceChange[])[] }) {
  const [author, setAuthor] = useState<number>();
  const all = useMemo(() => buildTimeline(changes), [changes]);
  const timeline = useMemo(
    () => (author === undefined ? all : buildTimeline(changes, { by: author })),
    [all, changes, author],
  );
  return (
    <ReplayPlayer
      key={author ?? 'all'}
      {...props}
      timeline={timeline}
      authors={listAuthors(all)}
      author={author}
      onAuthor={setAuthor}
    />
  );
}

type ReplayPlayerProps = InkReplayProps & {
  timeline: Timeline;
  authors: readonly number[];
  author: number | undefined;
  onAuthor: (author: number | undefined) => void;
};

const formatTime = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
const ignore = () => undefined;
const panTool = { kind: 'pan' } as const;

function ReplayPlayer(props: ReplayPlayerProps) {
  const { label, pages, layers, addresses, nameOf, timeline, authors, author, onAuthor } = props;
  const t = useMessages(inkMessages);
  const [controls, setControls] = useState<InkControls>();
  const { duration } = timeline;
  const replayed = useMemo(() => {
    const opened = createReplaySpaces(timeline);
    opened.goTo(timeline.duration, undefined);
    return opened;
  }, [timeline]);
  const shownLayers = useMemo(
    () =>
      layers.flatMap(({ name }, index) =>
        replayed.spaces[index] ? [{ name, space: replayed.spaces[index] }] : [],
      ),
    [layers, replayed],
  );
  const playing = usePlaying(duration, (time) => replayed.goTo(time, controls));
  const { time, isPlaying } = playing;
  const playName = isPlaying ? t('pause') : t('play');
  return (
    <div className={styles.replay}>
      <div className={styles.stage}>
        <InkCanvas
          label={label}
          pages={pages}
          layers={shownLayers}
          tool={panTool}
          isReadOnly
          me={0}
          addresses={addresses}
          isPenMode={false}
          onPenMode={ignore}
          onWrite={ignore}
          onReady={setControls}
        />
      </div>
      <div className={styles.bar} role="group" aria-label={t('replay')}>
        <IconButton aria-label={playName} title={playName} disabled={duration === 0} onClick={playing.toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={Math.max(1, Math.ceil(duration))}
          step={Math.max(1, Math.min(1_000, Math.ceil(duration / 50)))}
          value={time >= duration ? Math.max(1, Math.ceil(duration)) : time}
          aria-label={t('replay_time')}
          aria-valuetext={t('time_of', { time: formatTime(time), total: formatTime(duration) })}
          onChange={({ currentTarget }) => playing.seek(Math.min(duration, Number(currentTarget.value)))}
        />
        <span className={styles.time}>
          {t('time_of', { time: formatTime(time), total: formatTime(duration) })}
        </span>
        <SelectField
          aria-label={t('speed')}
          value={String(playing.speed)}
          data={replaySpeeds.map((speed) => ({ value: String(speed), label: `${speed} ×` }))}
          onChange={(speed) => playing.setSpeed(Number(speed))}
        />
        {authors.length > 1 && (
          <SelectField
            className={styles.author}
            aria-label={t('drawn_by')}
            value={String(author ?? '')}
            data={[
              { value: '', label: t('everybody') },
              ...authors.map((id) => ({ value: String(id), label: nameOf(id) || t('somebody') })),
            ]}
            onChange={(id) => onAuthor(id === '' ? undefined : Number(id))}
          />
        )}
      </div>
    </div>
  );
}
