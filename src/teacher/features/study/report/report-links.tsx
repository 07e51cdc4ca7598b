import type { ApiReply } from '#contract/api.ts';
import termStyles from '#teacher/features/study/term/student-term.module.css';
import { displayLanguageNames } from '#teacher/shared/activities/display-language-names.ts';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import table from '#teacher/shared/tables/table.module.css';
import { useToday } from '#teacher/shared/use-today.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { reportMessages } from './report-messages.ts';

type ReportLink = ApiReply<'GET /study/report_links'>['items'][number];

/** The links to a student's report, with how often each was opened. */
export function ReportLinks({ classId, userId }: { classId: number; userId: number }) {
  const t = useMessages(reportMessages);
  const reply = useCall('GET /study/report_links', { class_id: classId, user_id: userId });
  if (reply.error) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!reply.data || reply.data.items.length === 0) return null;
  return (
    <section className={termStyles.card}>
      <h2>{t('links')}</h2>
      <div className={termStyles.scroll} data-scrolls-sideways>
        <table className={`${table.table} ${termStyles.table}`} aria-label={t('links')}>
          <thead>
            <tr>
              <th scope="col">{t('created')}</th>
              <th scope="col">{t('subject')}</th>
              <th scope="col">{t('language')}</th>
              <th scope="col">{t('ends')}</th>
              <th scope="col">{t('opened')}</th>
              <th scope="col">
                <span className="el-visually-hidden">{t('action')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {reply.data.items.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function LinkRow({ link }: { link: ReportLink }) {
  const t = useMessages(reportMessages);
  const { date, dateTime } = useFormats();
  const now = useToday();
  const { created_at, creator_name, subject_id, subject_name, language, ends_at, revoked_at } = link;
  const { opened_at, opened_count } = link;
  const isOver = ends_at <= now;
  return (
    <tr>
      <th scope="row">
        <span>{date(created_at)}</span>
        <small className={termStyles.small}>{t('created_by', { name: creator_name })}</small>
      </th>
      <td>{subject_id === null ? t('every_subject') : subject_name}</td>
      <td>{displayLanguageNames[language]}</td>
      <td>
        <span>{date(ends_at)}</span>
        {isOver && revoked_at === null && <small className={termStyles.small}>{t('state_over')}</small>}
      </td>
      <td>
        <span>{opened_count === 0 ? t('opened_never') : t('opened_times', { count: opened_count })}</span>
        {opened_at !== null && (
          <small className={termStyles.small}>{t('opened_last', { time: dateTime(opened_at) })}</small>
        )}
      </td>
      <td>
        {revoked_at !== null ? (
          t('state_revoked')
        ) : isOver ? null : (
          <RevokeButton id={link.id} label={date(created_at)} />
        )}
      </td>
    </tr>
  );
}

function RevokeButton({ id, label }: { id: number; label: string }) {
  const t = useMessages(reportMessages);
  const confirm = useConfirm();
  const revoke = useSend('POST /study/report_link_revoke', {
    refreshes: ['GET /study/report_links'],
    successText: t('revoked'),
  });
  const ask = async () => {
    const isSure = await confirm({ text: t('revoke_ask'), confirmLabel: t('revoke'), danger: true });
    if (isSure) revoke.mutate({ id });
  };
  return (
    <Button
      look="soft-danger"
      busy={revoke.isPending}
      aria-label={`${t('revoke')} ${label}`}
      onClick={() => void ask()}
    >
      {t('revoke')}
    </Button>
  );
}
