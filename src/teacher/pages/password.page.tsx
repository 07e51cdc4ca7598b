import { useLocation } from '@tanstack/react-router';
import { PasswordView } from '#teacher/features/forgotten/password-view.tsx';
import { LanguageButtons } from '#teacher/features/session/language-buttons.tsx';

export function PasswordPage() {
  // Follows the address, because the mailed link may be opened in a tab that already shows this page.
  const token = useLocation({ select: ({ hash }) => hash });
  return <PasswordView key={token} token={token} languages={<LanguageButtons />} />;
}
