import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { languageTag } from '#contract/language.ts';
import { startAttempt } from '#player/features/attempt/attempt-calls.ts';
import { AttemptList } from '#player/features/start/attempt-list.tsx';
import { Facts } from '#player/features/start/facts.tsx';
import { startMessages } from '#player/features/start/messages.ts';
import { OwnRules } from '#player/features/start/own-rules.tsx';
import styles from '#player/features/start/start.module.css';
import { paths } from '#player/paths.ts';
import type { Student } from '#player/session.ts';
import { Icon } from '#player/shared/icons.tsx';
import { lastSubmitted, type PlayItem } from '#player/shared/item-state.ts';
import { LoadProblem, StoredCopyNote } from '#player/shared/load-state.tsx';
import { usePageTitle } from '#player/shared/page-title.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { TypeIcon } from '#player/shared/type-icon.tsx';
import { useLoad } from '#player/shared/use-load.ts';
import { storeAttempt } from '#player/storage/attempt-storage.ts';
import { call } from '#ui/api/call.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

type Props = {
  student: Student;
  coursewareId: number;
  /** Loads the code of the attempt page for a type. Returns how to cancel. */
  preload: (type: string) => () => void;
};

/** An activity before the student starts: what it is, its rules, and one button. */
export function StartPage({ student, coursewareId, preload }: Props) {
  const t = useMessages(startMessages);
  const { data, error, storedReason, reload } = useLoad(`courseware:${student.id}:${coursewareId}`, () =>
    call('GET /play/courseware', { id: coursewareId }, { quiet: true }),
  );
  usePageTitle(data?.item.name);
  const type = data?.item.type;
  useEffect(() => (type === undefined ? undefined : preload(type)), [type, preload]);
  return (
    <div className={styles.page}>
      <Link href={paths.home} className={styles.back}>
        <Icon name="back" /> {t('back')}
      </Link>
      {storedReason && <StoredCopyNote reason={storedReason} />}
      {error && !data && <LoadProblem error={error} onRetry={reload} />}
      {!data && !error && <Skeleton lines={3} height="6rem" />}
      {data && (
        <>
          <article className={styles.card}>
            {data.startup_screen !== '' && (
              <img className={styles.picture} src={mediaUrl(data.startup_screen)} alt="" />
            )}
            <div className={styles.title}>
              <TypeIcon type={data.item.type} icon={data.item.icon} size={56} />
              <div>
                <h1>{data.item.name}</h1>
                <p className={styles.where}>
                  {data.item.subject_name} · {data.item.unit_name}
                </p>
              </div>
            </div>
            {data.description !== '' && data.description !== data.item.name && (
              <p className={styles.description} lang={languageTag(data.display_language)}>
                {data.description}
              </p>
            )}
            <Facts item={data.item} />
            <OwnRules item={data.item} />
            <StartActions student={student} item={data.item} />
          </article>
          {data.item.is_marked && <AttemptList item={data.item} />}
        </>
      )}
    </div>
  );
}

function StartActions({ student, item }: { student: Student; item: PlayItem }) {
  const t = useMessages(startMessages);
  const [, navigate] = useLocation();
  const [key] = useState(() => randomKey());
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = item.attempts.find(({ state }) => state === 'in_progress');
  const last = lastSubmitted(item);

  async function start(): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const attempt = await startAttempt(item.courseware_id, key);
      await storeAttempt(student.id, attempt, serverClock.offset());
      navigate(paths.attempt(attempt.id));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  }

  const startText = last ? 'start_again' : item.is_marked ? 'start' : 'open';
  const goToResult = () => last && navigate(paths.attempt(last.id));
  const mayContinue = running && item.blocked !== 'courseware_closed';
  // An activity without marks is done once, and stays open for another look.
  const isDone = !item.is_marked && last !== undefined;
  const mayStart = !running && item.blocked === null && !isDone;
  const showsReason =
    item.blocked !== null && !mayContinue && !isDone && !(last && item.blocked === 'attempts_used_up');
  return (
    <div className={styles.actions}>
      {isDone && (
        <p className={styles.done}>
          <Icon name="check" size={20} />
          <span>{t('is_done')}</span>
        </p>
      )}
      {mayContinue && (
        <Button wide onClick={() => navigate(paths.attempt(running.id))}>
          {t(item.is_marked ? 'go_on' : 'open')}
        </Button>
      )}
      {mayStart && (
        <Button wide busy={isBusy} onClick={() => void start()}>
          {t(startText)}
        </Button>
      )}
      {last && !running && (
        <Button wide look={mayStart ? 'soft' : 'solid'} onClick={goToResult}>
          {t(item.is_marked ? 'see_result' : 'open_again')}
        </Button>
      )}
      {showsReason && item.blocked !== null && <p className={styles.note}>{t(`blocked_${item.blocked}`)}</p>}
      {item.time_limit_minutes !== null && mayStart && <p className={styles.note}>{t('clock_runs')}</p>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
