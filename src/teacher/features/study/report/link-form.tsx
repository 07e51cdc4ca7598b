import { useState } from 'react';
import { reportLinkDaysMax } from '#contract/limits.ts';
import termStyles from '#teacher/features/study/term/student-term.module.css';
import { CopyLinkButton } from '#teacher/shared/joining/copy-link-button.tsx';
import { useToday } from '#teacher/shared/use-today.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import { useSchool } from '#ui/school-store.ts';
import styles from './report.module.css';
import { reportMessages } from './report-messages.ts';
import type { ReportInput } from './use-report-preview.ts';

const dayMs = 86_400_000;
const defaultDays = 30;

const toDay = (dayNumber: number) => new Date(dayNumber * dayMs).toISOString().slice(0, 10);

type LinkFormProps = {
  input: ReportInput;
  /** Called with the saving, which keeps the remark with the link. */
  onCreate: (saving: Promise<unknown>) => void;
};

/** Makes a link that ends on a chosen day, and shows its address once. */
export function LinkForm({ input, onCreate }: LinkFormProps) {
  const t = useMessages(reportMessages);
  const { clock } = useSchool();
  const today = clock.dayNumberAt(useToday());
  const [chosenDay, setChosenDay] = useState<string>();
  const [address, setAddress] = useState<string>();
  const day = chosenDay ?? toDay(today + defaultDays);
  const [first, last] = [toDay(today), toDay(today + reportLinkDaysMax)];
  const isWrong = day < first || day > last;
  const create = useSend('POST /study/report_link_create', {
    refreshes: ['GET /study/report_links'],
    failureText: t('create_failed'),
    onSuccess: ({ token }) => setAddress(`${location.origin}/report/${token}`),
  });
  return (
    <form
      className={`${termStyles.card} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) return;
        const ends_at = clock.timeOfLocal(Date.parse(`${day}T23:59:59.999Z`));
        onCreate(create.mutateAsync({ ...input, ends_at }));
      }}
    >
      <h2>{t('link')}</h2>
      <p className={styles.text}>{t('link_intro')}</p>
      <TextField
        type="date"
        label={t('ends_on')}
        min={first}
        max={last}
        value={day}
        error={isWrong ? t('ends_wrong', { days: reportLinkDaysMax }) : undefined}
        onChange={({ currentTarget }) => setChosenDay(currentTarget.value)}
      />
      <div>
        <Button type="submit" look="soft" busy={create.isPending}>
          {t('create')}
        </Button>
      </div>
      <div role="status">
        {address !== undefined && (
          <div className={styles.made}>
            <p>{t('new_link')}</p>
            <span className={styles.address}>{address}</span>
            <div>
              <CopyLinkButton link={address} />
            </div>
          </div>
        )}
      </div>
    </form>
  );
}
