import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { needsMessages } from './needs-messages.ts';
import { type NeedScope, useNeeds } from './use-needs.ts';

/** Leads to who needs the teacher in the classes that a list shows, with their number once it is known. */
export function NeedsLink({ scope, isReady }: { scope: NeedScope; isReady: boolean }) {
  const t = useMessages(needsMessages);
  const { data } = useNeeds(scope, { enabled: isReady });
  const count = data?.items.length ?? 0;
  return (
    <Link {...buttonLook('soft')} to="/study-situation-view/needs" search={scope}>
      <span>{count > 0 ? t('link_count', { count }) : t('link')}</span>
    </Link>
  );
}
