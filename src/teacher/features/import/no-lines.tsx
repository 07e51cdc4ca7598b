import { Button } from '@mantine/core';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import type { ImportDraft } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';
import type { ImportSearch } from './import-search.ts';

/** Shown instead of an empty list. If the last line was just mended or answered, a button leads to the next kind. */
export function NoLines({
  draft: { counts },
  search,
  onSearch,
}: SectionProps<ImportSearch> & { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const { compare, keyword } = search;
  if ((compare !== 'wrong' && compare !== 'ask') || counts[compare] > 0 || keyword)
    return <EmptyState picture={<EmptySearch />} title={t('nothing')} text={t('nothing_text')} />;
  const remainingKind = (['wrong', 'ask'] as const).find((kind) => counts[kind] > 0);
  return (
    <EmptyState
      picture={<Done />}
      title={t(compare === 'wrong' ? 'all_mended' : 'all_answered')}
      text={t(remainingKind ? 'still_marked_text' : 'all_mended_text')}
    >
      <Button variant="default" onClick={() => onSearch({ compare: remainingKind })}>
        {t(remainingKind ?? 'show_all')}
      </Button>
    </EmptyState>
  );
}
