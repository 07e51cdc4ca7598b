import { useLocation, useRouter } from '@tanstack/react-router';
import { LanguageButtons } from '#teacher/features/session/language-buttons.tsx';
import { SetupView } from '#teacher/features/setup/setup-view.tsx';

export function SetupPage() {
  const router = useRouter();
  // Also when the whole address is opened where this page is shown already, and asks for it.
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
