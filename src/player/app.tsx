import { lazy, Suspense, useEffect } from 'react';
import { type AroundNavHandler, Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { sendUnsent } from '#player/features/attempt/send-unsent.ts';
import { NotFoundPage } from '#player/pages/not-found-page.tsx';
import { paths, signInPath } from '#player/paths.ts';
import { type Student, useSession } from '#player/session.ts';
import { Shell } from '#player/shared/shell.tsx';
import { loadCdnUrl } from '#ui/media-url.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Toaster } from '#ui/toast/toaster.tsx';

// Each page by itself: whoever does a quiz should not wait for the rest.
const HomePage = lazy(async () => ({ default: (await import('#player/pages/home-page.tsx')).HomePage }));
const JoinPage = lazy(async () => ({ default: (await import('#player/pages/join-page.tsx')).JoinPage }));
const SignInPage = lazy(async () => ({
  default: (await import('#player/pages/sign-in-page.tsx')).SignInPage,
}));
const StartPage = lazy(async () => ({ default: (await import('#player/pages/start-page.tsx')).StartPage }));
const AttemptPage = lazy(async () => ({
  default: (await import('#player/pages/attempt-page.tsx')).AttemptPage,
}));

/** Answers that an earlier visit could not send go out as soon as their student is back with network. */
function useLeftovers(student: Student | undefined): void {
  useEffect(() => {
    if (!student) return undefined;
    const send = () => void sendUnsent(student.id).catch(() => undefined);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [student]);
}

function readId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** Signed in: the page. Else: to sign-in, and back here afterwards. */
function Pages({ student }: { student: Student | undefined }) {
  const [location] = useLocation();
  if (!student) return <Redirect to={signInPath(location)} replace />;
  return (
    <Switch>
      <Route path={paths.home}>
        <Shell>
          <HomePage student={student} />
        </Shell>
      </Route>
      <Route path="/do/:id">
        {({ id }) => {
          const coursewareId = readId(id);
          return (
            <Shell>
              {coursewareId ? (
                <StartPage key={coursewareId} student={student} coursewareId={coursewareId} />
              ) : (
                <NotFoundPage />
              )}
            </Shell>
          );
        }}
      </Route>
      <Route path="/attempt/:id">
        {({ id }) => {
          const attemptId = readId(id);
          return attemptId ? (
            <AttemptPage key={attemptId} student={student} attemptId={attemptId} />
          ) : (
            <Shell>
              <NotFoundPage />
            </Shell>
          );
        }}
      </Route>
    </Switch>
  );
}

function isOwnPage(path: string): boolean {
  return path === paths.home || /^\/(do|attempt)\//.test(path);
}

function Routes() {
  const [location] = useLocation();
  const { student } = useSession();
  useLeftovers(student);
  // What a page holds belongs to one student.
  if (isOwnPage(location)) return <Pages key={student?.id} student={student} />;
  return (
    <Shell>
      <Switch>
        <Route path={paths.signIn}>
          <SignInPage />
        </Route>
        <Route path="/:code">{({ code }) => <JoinPage key={code} code={decodeURIComponent(code)} />}</Route>
        <Route component={NotFoundPage} />
      </Switch>
    </Shell>
  );
}

/** A new page begins at its top. */
const goToTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options);
  window.scrollTo(0, 0);
};

export function App() {
  useEffect(() => {
    void loadCdnUrl();
  }, []);
  return (
    <Router base="/play" aroundNav={goToTop}>
      <Suspense
        fallback={
          <Shell>
            <Skeleton lines={4} height="4rem" />
          </Shell>
        }
      >
        <Routes />
      </Suspense>
      <Toaster />
    </Router>
  );
}
