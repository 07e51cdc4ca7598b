import { Button } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { termReads } from '#teacher/shared/terms/term-reads.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LinkCheck } from './link-check.tsx';
import newTermStyles from './new-term.module.css';
import { newTermMessages } from './new-term-messages.ts';
import type { Plan } from './plan.ts';
import { PreviewClasses } from './preview-classes.tsx';

type PreviewProps = {
  plan: Plan;
  preview: ApiReply<'POST /admin/roll_over_preview'>;
  onChangePlan: () => void;
  /** Reads the preview again, because the stale items may have changed. */
  onRefresh: () => void;
};

/** A preview of the new school year, with its stale items. */
export function Preview({ plan, preview, onChangePlan, onRefresh }: PreviewProps) {
  const t = useMessages(newTermMessages);
  const { counts, classes, leaving, left_units, stale, stale_items } = preview;
  const start = useSend('POST /admin/roll_over_start', {
    refreshes: ['GET /admin/roll_over', ...termReads],
  });
  const notes = [
    ['leaving', leaving],
    ['left_units', left_units],
    ['dated', stale.dated],
    ['outdated', stale.outdated],
    ['ownerless', stale.ownerless],
    ['dead_links', stale.dead_links],
  ] as const;
  return (
    <div className={newTermStyles.choices}>
      <h3>{t('preview_title', { name: plan.name })}</h3>
      <p>{t('counted', counts)}</p>
      <PreviewClasses classes={classes} />
      <ul className={newTermStyles.list}>
        {notes.flatMap(([note, count]) => (count > 0 ? <li key={note}>{t(note, { count })}</li> : []))}
      </ul>
      {stale_items.length > 0 && (
        <details>
          <summary>{t('stale_items')}</summary>
          <ul className={newTermStyles.list}>
            {stale_items.map((item) => (
              <li key={item.courseware_id}>
                {`${item.class_name} · ${item.unit_name} · ${item.name}: `}
                {[
                  item.is_outdated && t('is_outdated'),
                  item.is_ownerless && t('is_ownerless'),
                  ...item.dead_links.map((address) => t('is_dead_link', { address })),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      <LinkCheck onChecked={onRefresh} />
      <div className={newTermStyles.actions}>
        <Button loading={start.isPending} onClick={() => start.mutate(plan)}>
          {t('make')}
        </Button>
        <Button variant="default" onClick={onChangePlan}>
          {t('change')}
        </Button>
      </div>
    </div>
  );
}
