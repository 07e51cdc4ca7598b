import { Badge, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import { type Term, termReads } from '#teacher/shared/terms/term-reads.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DaysDialog } from './days-dialog.tsx';
import { HolidayList } from './holiday-list.tsx';
import { termMessages } from './term-messages.ts';
import styles from './terms.module.css';

const colourByState = { current: 'harbour', past: 'gray', coming: 'yellow' } as const;

/** One school year: its days, numbers, holidays and actions. */
export function TermItem({ term }: { term: Term }) {
  const t = useMessages(termMessages);
  const tCommon = useMessages(commonMessages);
  const tChange = useMessages(changeMessages);
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, first_day, last_day, state, class_count, unit_count } = term;
  const save = useSend('POST /admin/term_update', {
    refreshes: termReads,
    successText: tChange('saved'),
    onSuccess: () => setIsEditing(false),
  });
  const remove = useSend('POST /admin/term_delete', { refreshes: termReads });
  const opener = `edit-term-${id}`;
  return (
    <li className={styles.term}>
      <div className={styles.name}>
        <h3>{name}</h3>
        <Badge variant="light" color={colourByState[state]}>
          {t(`state_${state}`)}
        </Badge>
      </div>
      <p className={styles.facts}>
        <span>{t('days', { from: first_day, to: last_day })}</span>
        <span>{t('counts', { classes: class_count, units: unit_count })}</span>
      </p>
      <HolidayList term={term} />
      <div className={styles.actions}>
        <Link
          to="/admin/setting"
          search={{ section: 'classes', term: id }}
          aria-label={t('classes_of', { name })}
        >
          {t('classes')}
        </Link>
        <Button
          size="xs"
          variant="default"
          data-opener={opener}
          aria-label={t('edit_term', { name })}
          onClick={() => setIsEditing(true)}
        >
          {tChange('edit')}
        </Button>
        {class_count === 0 && (
          <Button
            size="xs"
            variant="default"
            loading={remove.isPending}
            aria-label={t('delete_term', { name })}
            onClick={async () => {
              const isSure = await confirm({ text: t('delete_question', { name }), danger: true });
              if (isSure) remove.mutate({ id });
            }}
          >
            {tCommon('delete')}
          </Button>
        )}
      </div>
      {isEditing && (
        <DaysDialog
          title={t('edit_term', { name })}
          initialDays={{ name, first_day, last_day }}
          typedName={`term:${id}`}
          busy={save.isPending}
          onSave={(days) => save.mutateAsync({ id, ...days })}
          onClose={() => setIsEditing(false)}
          opener={opener}
        />
      )}
    </li>
  );
}
