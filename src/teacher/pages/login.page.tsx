import { useNavigate, useSearch } from '@tanstack/react-router';
import { LoginView } from '#teacher/features/session/login-view.tsx';
import { redirectTarget } from '#teacher/features/session/redirect-target.ts';

export function LoginPage() {
  const { redirect } = useSearch({ from: '/login' });
  const navigate = useNavigate();
  return <LoginView onSignedIn={() => void navigate({ href: redirectTarget(redirect), replace: true })} />;
}
