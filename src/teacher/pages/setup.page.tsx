import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { LanguageButtons } from '#teacher/features/session/language-buttons.tsx';
import { SetupView } from '#teacher/features/setup/setup-view.tsx';

export function SetupPage() {
  const router = useRouter();
  const [token] = useState(() => location.hash.slice(1));
  return (
    <SetupView
      token={token}
      languages={<LanguageButtons />}
      onDone={() => void router.navigate({ to: '/admin/setting', replace: true })}
    />
  );
}
