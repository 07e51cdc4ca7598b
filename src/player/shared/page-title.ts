import { useEffect } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

/** Sets the title of the browser's tab. */
export function usePageTitle(title: string | undefined): void {
  const common = useMessages(commonMessages);
  const app = common('app_title');
  useEffect(() => {
    document.title = title ? `${title} · ${app}` : app;
  }, [title, app]);
}
