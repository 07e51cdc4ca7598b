import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { formatText } from '#contract/language.ts';
import type { ScreenInfo } from '#teacher/screen-info.ts';
import { ConfirmHost } from '#teacher/shared/dialogs/confirm.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import { useBlockStrayDrops } from '#ui/upload/pick/use-block-stray-drops.ts';
import { UploadOverlay } from '#ui/upload/upload-overlay.tsx';

function useDocumentTitle(screen: ScreenInfo | undefined): void {
  const tCommon = useMessages(commonMessages);
  const language = useLanguage();
  const appTitle = tCommon('app_title');
  const documentTitle = screen ? `${formatText(screen.messages.title, language)} - ${appTitle}` : appTitle;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
}

const pathsWithoutSession = ['/login', '/setup', '/password'];

/** Surrounds every page. There is no `sessionWatch` on pages before signing in. */
export function Root({ sessionWatch }: { sessionWatch: ReactNode }) {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  useDocumentTitle(screen);
  useBlockStrayDrops();
  return (
    <>
      {!pathsWithoutSession.includes(screen?.path ?? '') && sessionWatch}
      <Outlet />
      <UploadOverlay />
      <ConfirmHost />
      <Toaster />
    </>
  );
}
