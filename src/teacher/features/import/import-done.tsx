import { Button } from '@mantine/core';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { CardLinks } from './card-links.tsx';
import { changeCountsOf, type ImportDraft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** The third step: how much was applied, and a button for another list. */
export function DoneStep({ draft }: { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const discard = useSend('POST /admin/import_discard', { refreshes: importReads });
  return (
    <EmptyState picture={<Done />} title={t('done')} text={t('done_text', changeCountsOf(draft))}>
      {draft.counts.new > 0 && <CardLinks draft={draft} />}
      <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate({})}>
        {t('again')}
      </Button>
    </EmptyState>
  );
}
