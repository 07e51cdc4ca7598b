import { useState } from 'react';
import { PasswordView } from '#teacher/features/forgotten/password-view.tsx';
import { LanguageButtons } from '#teacher/features/session/language-buttons.tsx';

export function PasswordPage() {
  const [token] = useState(() => location.hash.slice(1));
  return <PasswordView token={token} languages={<LanguageButtons />} />;
}
