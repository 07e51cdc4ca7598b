import { Link, Redirect, useLocation } from 'wouter';
import { CodeForm } from '#player/features/join/code-form.tsx';
import { GuestForm } from '#player/features/join/guest-form.tsx';
import styles from '#player/features/join/join.module.css';
import { joinMessages } from '#player/features/join/messages.ts';
import { SignInForm } from '#player/features/join/sign-in-form.tsx';
import { paths, readJoinCode } from '#player/paths.ts';
import { useSession } from '#player/session.ts';
import { LoadProblem } from '#player/shared/load-state.tsx';
import { playerMessages } from '#player/shared/messages.ts';
import { usePageTitle } from '#player/shared/page-title.ts';
import { TypeIcon } from '#player/shared/type-icon.tsx';
import { useLoad } from '#player/shared/use-load.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call } from '#ui/api/call.ts';
import { useRetryWait } from '#ui/api/use-retry-wait.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NotFoundPicture } from '#ui/illustrations/problem-pictures.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** `/play/CODE`: leads to the activity, after signing in or with a guest's name. */
export function JoinPage({ code: typedCode }: { code: string }) {
  const code = readJoinCode(typedCode);
  const t = useMessages(joinMessages);
  const [, navigate] = useLocation();
  const { student } = useSession();
  const { data, error, reload } = useLoad(`join:${code}`, () =>
    call('GET /play/join', { code }, { quiet: true }),
  );
  usePageTitle(data?.name);

  if (error)
    return error instanceof ApiError ? (
      <UnknownCode code={code} error={error} onRetry={reload} />
    ) : (
      <LoadProblem error={error} onRetry={reload} />
    );
  if (!data) return <Skeleton lines={4} height="3rem" />;
  const startPath = paths.start(data.courseware_id);
  const mayEnter = student && (!student.isGuest || student.coursewareId === data.courseware_id);
  if (mayEnter) return <Redirect to={startPath} replace />;
  return (
    <div className={styles.cards} style={{ marginInline: 'auto' }}>
      <section className={styles.card}>
        <div className={styles.activity}>
          <TypeIcon type={data.type} size={64} />
          <div>
            <p className={styles.lead}>{t('join_title')}</p>
            <h1>{data.name}</h1>
          </div>
        </div>
        {data.allow_guests && (
          <>
            <h2>{t('guest_title')}</h2>
            <GuestForm code={code} onJoined={() => navigate(startPath)} />
          </>
        )}
      </section>
      <section className={styles.card}>
        <h2 className={data.allow_guests ? styles.or : undefined}>
          {t(data.allow_guests ? 'or_account' : 'sign_in')}
        </h2>
        <SignInForm onSignedIn={() => navigate(startPath)} />
      </section>
    </div>
  );
}

/** Shown for a wrong code, or after too many tries: then the page tries again by itself after the wait. */
function UnknownCode({ code, error, onRetry }: { code: string; error: ApiError; onRetry: () => void }) {
  const t = useMessages(joinMessages);
  const tCommon = useMessages(commonMessages);
  const waitS = useRetryWait(error, onRetry);
  const tPlayer = useMessages(playerMessages);
  return (
    <div className={styles.cards} style={{ marginInline: 'auto' }}>
      <section className={styles.card}>
        <NotFoundPicture />
        <div role="alert">
          <h1>{t(error.retryAfterS > 0 ? 'wait_title' : 'unknown_code_title')}</h1>
          <p className={styles.lead}>{error.message}</p>
        </div>
        {error.retryAfterS > 0 && (
          <Button look="soft" wide waitS={waitS} onClick={onRetry}>
            {tCommon('retry')}
          </Button>
        )}
        <CodeForm initialCode={code} />
        <Link href={paths.home}>{tPlayer('to_home')}</Link>
      </section>
    </div>
  );
}
