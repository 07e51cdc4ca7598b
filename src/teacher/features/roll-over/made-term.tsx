import { Button } from '@mantine/core';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { termReads } from '#teacher/shared/terms/term-reads.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { newTermMessages } from './new-term-messages.ts';
import type { RollOver } from './plan.ts';

/** The school year that was created last, with its contents and a button to undo it. */
export function MadeTerm({ madeTerm }: { madeTerm: NonNullable<RollOver['made']> }) {
  const t = useMessages(newTermMessages);
  const tCommon = useMessages(commonMessages);
  const formats = useFormats();
  const { calendar_id, name, undo_until, counts, hindrances } = madeTerm;
  const undo = useSend('POST /admin/roll_over_undo', {
    refreshes: ['GET /admin/roll_over', ...termReads],
    successText: t('undone'),
  });
  const isHindered = Object.values(hindrances).some((count) => count > 0);
  const confirmUndo = async () => {
    const { classes, units } = counts;
    if (await confirm({ text: t('undo_question', { name, classes, units }), danger: true }))
      undo.mutate({ calendar_id });
  };
  return (
    <>
      <h3>{t('made_title', { name })}</h3>
      <p>{t('counted', counts)}</p>
      <p className={styles.text}>
        {isHindered ? t('hindered', hindrances) : t('undo_until', { time: formats.dateTime(undo_until) })}
      </p>
      <div>
        <Button
          variant="default"
          disabled={isHindered}
          loading={undo.isPending}
          onClick={() => void confirmUndo()}
        >
          {tCommon('undo')}
        </Button>
      </div>
    </>
  );
}
