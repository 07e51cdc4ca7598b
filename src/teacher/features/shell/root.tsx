import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { type RouteTitle, routeTitles } from '#teacher/route-titles.ts';
import { ConfirmHost } from '#teacher/shared/dialogs/confirm.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import { useBlockStrayDrops } from '#ui/upload/pick/use-block-stray-drops.ts';
import { UploadOverlay } from '#ui/upload/upload-overlay.tsx';

function useDocumentTitle(title: RouteTitle | undefined): void {
  const t = useMessages(routeTitles);
  const tCommon = useMessages(commonMessages);
  const appTitle = tCommon('app_title');
  const text = title ? `${t(title)} - ${appTitle}` : appTitle;
  useEffect(() => {
    document.title = text;
  }, [text]);
}

/** What every page has around it; `sessionWatch` everywhere but on the sign-in page. */
export function Root({ sessionWatch }: { sessionWatch: ReactNode }) {
  const info = useMatches({ select: (matches) => matches.at(-1)?.staticData.info });
  useDocumentTitle(info?.title);
  useBlockStrayDrops();
  return (
    <>
      {info?.path !== '/login' && sessionWatch}
      <Outlet />
      <UploadOverlay />
      <ConfirmHost />
      <Toaster />
    </>
  );
}
