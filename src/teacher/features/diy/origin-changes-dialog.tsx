import { Badge, Button, Modal } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useReturnFocus } from '#teacher/shared/return-focus.ts';
import { languageNames } from '#teacher/shared/switch-language.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { ActivityItem } from './activity-form.ts';
import classes from './origin-changes-dialog.module.css';
import { shareMessages } from './share-messages.ts';

type Changes = ApiReply<'GET /resource/changes'>;
type DialogProps = {
  activity: Pick<ActivityItem, 'id' | 'name'>;
  /** The `data-opener` of the button to go back to. */
  opener: string;
  onClose: () => void;
  /** Called as it closes, when the copy is up to date or is to stay as it is. */
  onDecided?: (decision: 'taken' | 'kept') => void;
};

/** What became of the original of an own copy: to take it, or to keep the copy as it is. */
export function OriginChangesDialog({ activity, opener, onClose, onDecided }: DialogProps) {
  const t = useMessages(shareMessages);
  const common = useMessages(commonMessages);
  const changes = useCall('GET /resource/changes', { activity_id: activity.id }, { quiet: true });
  useReturnFocus(opener);
  const decide = (decision: 'taken' | 'kept') => {
    onClose();
    onDecided?.(decision);
  };
  return (
    <Modal
      opened
      size="lg"
      title={t('changes_title', { name: activity.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
      onClose={onClose}
    >
      {changes.isPending && <Skeleton lines={4} height="3rem" />}
      {changes.isError && <LoadError error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.data && <Loaded id={activity.id} changes={changes.data} onDecide={decide} />}
    </Modal>
  );
}

type LoadedProps = { id: number; changes: Changes; onDecide: (decision: 'taken' | 'kept') => void };

function Loaded({ id, changes, onDecide }: LoadedProps) {
  const t = useMessages(shareMessages);
  const refreshes = ['GET /diy/list', 'GET /resource/changes', 'GET /diy/associated'] as const;
  const take = useSend('POST /resource/take_changes', {
    refreshes,
    success: t('taken'),
    onSuccess: () => onDecide('taken'),
  });
  const keep = useSend('POST /resource/dismiss_changes', { refreshes, onSuccess: () => onDecide('kept') });
  const input = { activity_id: id, seen: changes.seen };
  if (!changes.has_changes) return <p>{t('no_changes')}</p>;
  return (
    <div className={classes.changes}>
      <p>{t('changes_by', { name: changes.owner_name })}</p>
      {changes.is_edited && (
        <p className={classes.warning} role="note">
          {t('edited_warning')}
        </p>
      )}
      <ul className={classes.list}>
        {changes.fields.map((change) => (
          <FieldChange key={change.field} change={change} />
        ))}
        {[...changes.questions.map((question) => ({ ...question, before: null })), ...changes.parts].map(
          ({ id: partId, title, before, change }) => (
            <li key={partId} className={classes.item}>
              <Badge color={badgeColours[change]}>{t(`change_${change}`)}</Badge>
              <span className={classes.part}>
                {before === null ? title : t('from_to', { before, after: title })}
              </span>
            </li>
          ),
        )}
        {changes.order_changed && <li className={classes.item}>{t('order_change')}</li>}
        {changes.other && <li className={classes.item}>{t('other_change')}</li>}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate(input)}>
          {t('keep')}
        </Button>
        <Button loading={take.isPending} onClick={() => take.mutate(input)}>
          {t('take')}
        </Button>
      </div>
    </div>
  );
}

const badgeColours = { added: 'green', removed: 'red', changed: 'yellow' } as const;

const fieldKeys = {
  name: 'field_name',
  description: 'field_description',
  display_language: 'field_display_language',
  icon: 'field_icon',
  startup_screen: 'field_startup_screen',
} as const;

function FieldChange({ change }: { change: Changes['fields'][number] }) {
  const t = useMessages(shareMessages);
  const key = fieldKeys[change.field as keyof typeof fieldKeys];
  return (
    <li className={classes.item}>
      <strong>{t(key)}</strong>
      <dl className={classes.values}>
        <dt>{t('before')}</dt>
        <dd>
          <Value field={change.field} value={change.before} />
        </dd>
        <dt>{t('after')}</dt>
        <dd>
          <Value field={change.field} value={change.after} />
        </dd>
      </dl>
    </li>
  );
}

function Value({ field, value }: { field: string; value: string }) {
  const t = useMessages(shareMessages);
  if (value === '') return t('empty_value');
  if (field === 'icon' || field === 'startup_screen') {
    return <img className={classes.picture} src={`${mediaUrl(value)}?w=320`} alt="" />;
  }
  if (field !== 'display_language') return value;
  return languageNames[value as keyof typeof languageNames]?.name ?? value;
}
