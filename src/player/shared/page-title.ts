import { useEffect } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

/** Sets the title of the browser's tab. */
export function usePageTitle(title: string | undefined): void {
  const tCommon = useMessages(commonMessages);
  const appTitle = tCommon('app_title');
  useEffect(() => {
    document.title = title ? `${title} · ${appTitle}` : appTitle;
  }, [title, appTitle]);
}
