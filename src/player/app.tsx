import { Suspense, useEffect } from 'react';
import { type AroundNavHandler, Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { loadPlayer } from '#player/features/attempt/loaded-players.ts';
import {
  AttemptPage,
  HomePage,
  JoinPage,
  OwnPasswordPage,
  ProfilePage,
  ProgressPage,
  SignInPage,
  StartPage,
} from '#player/pages/lazy-pages.ts';
import { NotFoundPage } from '#player/pages/not-found-page.tsx';
import { buildSignInPath, paths, readId } from '#player/paths.ts';
import { type Student, useSession } from '#player/session.ts';
import { Shell } from '#player/shared/shell/shell.tsx';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { whenIdle } from '#ui/browser/when-idle.ts';
import { whenUsed } from '#ui/browser/when-used.ts';
import { loadProblemPictures } from '#ui/illustrations/problem-pictures.tsx';
import { loadCdnUrl } from '#ui/media-url.ts';
import { AppFailed } from '#ui/primitives/app-failed.tsx';
import { ErrorBoundary } from '#ui/primitives/error-boundary.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Toaster } from '#ui/toast/toaster.tsx';

/** Loads the code of the attempt page while the student reads the start page. Returns a function that cancels it. */
function preloadAttempt(type: string): () => void {
  const load = () => Promise.all([AttemptPage.load(), loadPlayer(type)]);
  return whenIdle(() => void preload(load).catch(() => undefined));
}

/** The pages of a signed-in student; without one, redirects to sign-in and comes back afterwards. */
function StudentPages({ student }: { student: Student | undefined }) {
  const [location] = useLocation();
  if (!student) return <Redirect to={buildSignInPath(location)} replace />;
  if (student.mustChange)
    return (
      <Shell>
        <OwnPasswordPage />
      </Shell>
    );
  return (
    <Switch>
      <Route path={paths.home}>
        <Shell>
          <HomePage student={student} />
        </Shell>
      </Route>
      <Route path={paths.profile}>
        <Shell>
          <ProfilePage student={student} />
        </Shell>
      </Route>
      <Route path={paths.progress}>
        <Shell>
          <ProgressPage student={student} />
        </Shell>
      </Route>
      <Route path="/do/:id">
        {({ id }) => {
          const coursewareId = readId(id);
          return (
            <Shell>
              {coursewareId ? (
                <StartPage
                  key={coursewareId}
                  student={student}
                  coursewareId={coursewareId}
                  preload={preloadAttempt}
                />
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

function needsStudent(path: string): boolean {
  return (
    path === paths.home || path === paths.profile || path === paths.progress || /^\/(do|attempt)\//.test(path)
  );
}

function Routes() {
  const [location] = useLocation();
  const { student } = useSession();
  // The key drops a page's state when another student signs in.
  if (needsStudent(location)) return <StudentPages key={student?.id} student={student} />;
  return (
    <Shell>
      <Switch>
        <Route path={paths.signIn}>
          <SignInPage />
        </Route>
        {/* The router has decoded the code. */}
        <Route path="/:code">{({ code }) => <JoinPage key={code} code={code} />}</Route>
        <Route component={NotFoundPage} />
      </Switch>
    </Shell>
  );
}

const scrollToTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options);
  window.scrollTo(0, 0);
};

export function App() {
  useEffect(() => {
    void loadCdnUrl();
    return whenUsed(() => void preload(loadProblemPictures).catch(() => undefined));
  }, []);
  return (
    <Router base="/play" aroundNav={scrollToTop}>
      <ErrorBoundary Fallback={AppFailed}>
        <Suspense
          fallback={
            <Shell>
              <Skeleton lines={4} height="4rem" />
            </Shell>
          }
        >
          <Routes />
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </Router>
  );
}
