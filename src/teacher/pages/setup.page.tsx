import { useLocation, useRouter } from '@tanstack/react-router';
import { LanguageButtons } from '#teacher/features/session/language-buttons.tsx';
import { SetupView } from '#teacher/features/setup/setup-view.tsx';

export function SetupPage() {
  const router = useRouter();
  // Follows the address, because the full address may be opened in a tab that already shows this page without a token.
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <SetupView
      key={token}
      token={token}
      languages={<LanguageButtons />}
      onDone={() => void router.navigate({ to: '/admin/setting', replace: true })}
    />
  );
}
