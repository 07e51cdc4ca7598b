import { Alert, Anchor } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CorrectionKind } from '#contract/choices.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { correctionMessages } from './correction-messages.ts';

type CorrectionNoteProps = { coursewareId: number; kinds: readonly CorrectionKind[] | undefined };

/** Says that a question was corrected after students had used it. */
export function CorrectionNote({ coursewareId, kinds }: CorrectionNoteProps) {
  const t = useMessages(correctionMessages);
  const formats = useFormats();
  if (!kinds) return null;
  const names = [...new Set(kinds)].map((kind) => t(`kind_${kind}`));
  return (
    <Alert color="harbour" mb="sm" icon={<IconEdit aria-hidden="true" />}>
      {t('was_corrected', { how: formats.list(names) })}{' '}
      <Anchor
        inherit
        renderRoot={(props) => (
          <Link {...props} to="/study-situation-view/correction" search={{ courseware_id: coursewareId }} />
        )}
      >
        {t('see_corrections')}
      </Anchor>
    </Alert>
  );
}
