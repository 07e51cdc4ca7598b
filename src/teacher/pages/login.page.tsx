import { useRouter, useSearch } from '@tanstack/react-router';
import { LoginView } from '#teacher/features/session/login-view.tsx';
import { redirectTarget } from '#teacher/features/session/redirect-target.ts';

export function LoginPage() {
  const { redirect } = useSearch({ from: '/login' });
  const router = useRouter();
  return (
    <LoginView
      onSignedIn={() => void router.navigate({ href: redirectTarget(redirect), replace: true })}
      onStart={() => void router.preloadRoute({ to: '/home' })}
    />
  );
}
