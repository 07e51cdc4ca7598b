import { useLocation } from '@tanstack/react-router';
import { PasswordView } from '#teacher/features/forgotten/password-view.tsx';
import { LanguageButtons } from '#teacher/features/session/language-buttons.tsx';

export function PasswordPage() {
  // Also when the address of the mail is opened where this page is shown already.
  const token = useLocation({ select: ({ hash }) => hash });
  return <PasswordView key={token} token={token} languages={<LanguageButtons />} />;
}
