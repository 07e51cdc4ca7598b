import { useEffect } from 'react';
import { Link } from 'wouter';
import { languageTag } from '#contract/language.ts';
import { AttemptList } from '#player/features/start/attempt-list.tsx';
import { Facts } from '#player/features/start/facts.tsx';
import { startMessages } from '#player/features/start/messages.ts';
import { OwnRules } from '#player/features/start/own-rules.tsx';
import styles from '#player/features/start/start.module.css';
import { paths } from '#player/paths.ts';
import type { Student } from '#player/session.ts';
import { Icon } from '#player/shared/icons.tsx';
import { LoadProblem, StoredCopyNote } from '#player/shared/load-state.tsx';
import { usePageTitle } from '#player/shared/page-title.ts';
import { TypeIcon } from '#player/shared/type-icon.tsx';
import { useLoad } from '#player/shared/use-load.ts';
import { call } from '#ui/api/call.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { AlongPart } from './along-part.tsx';
import { StartActions } from './start-actions.tsx';

type Props = {
  student: Student;
  coursewareId: number;
  /** Loads the code of the attempt page for a type. Returns a function that cancels it. */
  preload: (type: string) => () => void;
};

/** An activity before the student starts: its description, its rules, and one button. */
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
            {data.startup_screen === '' ? (
              <div className={styles.typePicture}>
                <TypeIcon type={data.item.type} icon="" size={96} />
              </div>
            ) : (
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
          <AlongPart student={student} item={data.item} onStarted={reload} />
          {data.item.is_marked && <AttemptList item={data.item} />}
        </>
      )}
    </div>
  );
}
